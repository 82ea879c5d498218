import { type ComponentType, createElement, Fragment } from 'react';

/** Returns a component that renders several components one after the other, with the same props. */
export function together<Props extends object>(parts: readonly ComponentType<Props>[]): ComponentType<Props> {
  return (props) => createElement(Fragment, null, ...parts.map((part) => createElement(part, props)));
}
