import { createContext, createElement, forwardRef, lazy, memo } from 'react';
import { expect, test } from 'vitest';
import { isReactObject } from '../../../src/render/react-object.ts';

const Plain = () => null;

test.each([
  ['an element', createElement('p')],
  ['a component in memo', memo(Plain)],
  ['a component with a forwarded ref', forwardRef(Plain)],
  ['a component that is loaded later', lazy(() => Promise.resolve({ default: Plain }))],
  ['a context', createContext(null)],
])('%s of the installed React is one of its objects', (_, value) => {
  expect(isReactObject(value)).toBe(true);
});

test.each([[Plain], [null], [undefined], ['p'], [{}], [[createElement('p')]], [{ type: 'p', props: {} }]])(
  '%o is none',
  (value) => {
    expect(isReactObject(value)).toBe(false);
  },
);
