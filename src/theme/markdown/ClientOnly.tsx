import { Children, isValidElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { IslandContext } from '../context/island-context.ts';
import { isIsland } from '../context/island-mark.ts';

export interface ClientOnlyProps {
  /** Shown until the browser has rendered the children. */
  readonly fallback?: ReactNode;
  /**
   * What only a browser can render. In an island: anything, or a function that returns it. In a
   * page: one component from a file with `'use client'`.
   */
  readonly children?: ReactNode | (() => ReactNode);
}

/**
 * Renders its children in the browser only, and a fallback on the server. Throws a `UsageError` in
 * a page if its child is not an island.
 */
export function ClientOnly({ fallback = '', children }: ClientOnlyProps): ReactNode {
  const { isInside } = useContext(IslandContext);
  const isInBrowser = useSyncExternalStore(subscribeToNothing, returnTrue, returnFalse);
  if (isInside && !isInBrowser) return fallback;
  if (isInBrowser) return typeof children === 'function' ? children() : children;
  const island = typeof children === 'function' ? null : onlyIsland(children);
  if (island === null) {
    throw new UsageError(
      'its child is not one component of a file with `use client`, so no browser would render it.',
      "Put one component without children into it, and begin its file with 'use client'.",
    );
  }
  return <IslandContext value={{ isInside: false, placeholder: { content: fallback } }}>{island}</IslandContext>;
}

/**
 * Returns the only child, if it is an island; null if not. White space around it does not count.
 */
function onlyIsland(children: ReactNode): ReactNode {
  const nodes = Children.toArray(children).filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [node] = nodes;
  return nodes.length === 1 && isValidElement(node) && isIsland(node.type) ? node : null;
}

const subscribeToNothing = () => () => undefined;
const returnTrue = () => true;
const returnFalse = () => false;
