/**
 * Returns whether a value is one of React's objects: an element, or a component that `memo`, `lazy`
 * or `forwardRef` made. React marks them by a property that is not part of its interface, and only
 * this file knows it.
 */
export function isReactObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
