import type { pageEvent } from '../../shared/dom.ts';

declare global {
  interface DocumentEventMap {
    readonly [pageEvent]: Event;
  }
}

/** Listens on the whole document, so that the listener outlives every page; the root stands for a target that is no element. */
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
