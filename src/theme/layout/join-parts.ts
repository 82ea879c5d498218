import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Returns the parts of a page that are not null, one after the other. A single part is returned as
 * it is, because the ids of islands depend on the number of elements around them.
 */
export function joinParts(...parts: readonly ReactNode[]): ReactNode {
  const shown = parts.filter((part) => part !== null);
  return shown.length === 1 ? shown[0] : createElement(Fragment, null, ...shown);
}
