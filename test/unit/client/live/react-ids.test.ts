import { createElement, Fragment, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withoutReactIds } from '../../../../src/client/live/react-ids.ts';

function Tabs() {
  const id = useId();
  return createElement('div', { id: `tabs${id}-0`, 'aria-labelledby': id }, 'A');
}

/** Returns the HTML of the last of some siblings, as the installed React renders it. */
function lastOf(count: number, identifierPrefix?: string): string {
  const siblings = Array.from({ length: count }, (_, key) => createElement(Tabs, { key }));
  const html = renderToString(createElement(Fragment, null, siblings), identifierPrefix ? { identifierPrefix } : {});
  return html.slice(html.lastIndexOf('<div'));
}

test.each([undefined, 'en', 'a1'])('the same element is equal in every place, with the prefix %s', (prefix) => {
  expect(lastOf(1, prefix)).not.toBe(lastOf(3, prefix));
  expect(withoutReactIds(lastOf(1, prefix))).toBe(withoutReactIds(lastOf(3, prefix)));
  expect(withoutReactIds(lastOf(40, prefix))).toBe(withoutReactIds(lastOf(3, prefix)));
});

test('what differs besides the ids still differs', () => {
  expect(withoutReactIds(lastOf(1).replace('>A<', '>B<'))).not.toBe(withoutReactIds(lastOf(1)));
});
