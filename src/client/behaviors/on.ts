import type { pageEvent } from '../../shared/dom.ts';

declare global {
  interface DocumentEventMap {
    readonly [pageEvent]: Event;
  }
}

/**
 * Adds a listener to the document, so that it stays across navigations. If the event target is not
 * an element, the listener receives the root element.
 */
export function on<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  listener: (target: Element, event: DocumentEventMap[Type]) => void,
  capture = false,
): void {
  for (const type of types) {
    document.addEventListener(
      type,
      (event) => listener(event.target instanceof Element ? event.target : document.documentElement, event),
      capture,
    );
  }
}
