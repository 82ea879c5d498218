import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TabItem } from '../../../src/theme/markdown/TabItem.tsx';
import { Tabs, type TabsProps } from '../../../src/theme/markdown/Tabs.tsx';
import { all, attributes, texts } from '../../support/elements.ts';
import { parseHtml } from '../../support/parse-html.mjs';
import type { ReactNode } from 'react';

const parse = (node: ReactNode) => parseHtml(renderToStaticMarkup(node), { fragment: true });
const fruits = [<TabItem key="a" value="apple" label="Apple" />, <TabItem key="b" value="pear" label="Pear" default />];
const fault = (props: TabsProps) => () => parse(<Tabs {...props} />);

it('renders tabs and panels that refer to each other', () => {
  const html = renderToStaticMarkup(
    <Tabs groupId="fruit" queryString>
      <TabItem value="apple" label="Apple">
        <Tabs>
          <TabItem label="Green">
            <p>Inner</p>
          </TabItem>
        </Tabs>
      </TabItem>
      <TabItem value="pear">
        <p>Pears</p>
      </TabItem>
    </Tabs>,
  );
  const tree = parseHtml(html, { fragment: true });
  expect(texts(tree, 'button')).toEqual(['Apple', 'pear', 'Green']);
  expect(attributes(tree, 'button', 'ariaSelected')).toEqual(['true', 'false', 'true']);
  expect(attributes(tree, 'button', 'tabIndex')).toEqual(['-1']);
  const sorted = (values: readonly string[]) => values.toSorted();
  const panels = attributes(tree, '.tab-panel', 'id');
  expect(sorted(attributes(tree, 'button', 'ariaControls'))).toEqual(sorted(panels));
  expect(new Set(panels).size).toBe(3);
  expect(sorted(attributes(tree, '.tab-panel', 'ariaLabelledBy'))).toEqual(sorted(attributes(tree, 'button', 'id')));
  expect(all(tree, '.tabs')[0]?.properties).toMatchObject({ dataGroup: 'fruit', dataQuery: 'fruit' });
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  expect(validator.validateStringSync(html).results.flatMap(({ messages }) => messages)).toEqual([]);
});

it.each([
  [{}, 'pear'],
  [{ defaultValue: 'apple' }, 'apple'],
  [{ values: [{ value: 'pear' }, { value: 'apple', label: 'Apfel' }] }, 'pear'],
  [{ defaultValue: null }, undefined],
])('with %j the tab at first is %s', (props, first) => {
  const tree = parse(<Tabs {...props}>{fruits}</Tabs>);
  const selected = all(tree, 'button').find(({ properties }) => properties['ariaSelected'] === 'true');
  expect(selected?.properties['dataValue']).toBe(first);
  expect(all(tree, '.tab-panel').filter(({ properties }) => properties['dataSelected'] === '').length).toBe(
    first === undefined ? 0 : 1,
  );
  // One of them can always be reached with the keyboard.
  expect(attributes(tree, 'button', 'tabIndex')).toEqual(['-1']);
});

it('takes labels and their order from `values`', () => {
  const values = [{ value: 'pear', label: 'Birne' }, { value: 'apple' }];
  expect(texts(parse(<Tabs values={values}>{fruits}</Tabs>), 'button')).toEqual(['Birne', 'apple']);
});

it.each<readonly [TabsProps, string]>([
  [{}, 'it has no tabs.'],
  [{ children: 'text' }, 'it has the child "text", which is not a tab.'],
  [{ children: <p>x</p> }, 'it has the child `<p>`, which is not a tab.'],
  [{ children: [...fruits, <TabItem key="c" value="pear" />] }, 'it has two tabs with the value "pear".'],
  [{ children: fruits, defaultValue: 'plum' }, 'the default value "plum", which is not one of its tabs.'],
  [{ children: fruits, values: [{ value: 'apple' }] }, 'a `<TabItem>` with "pear", which is not one of its tabs.'],
  [
    { children: fruits, values: [{ value: 'apple' }, { value: 'pear' }, { value: 'plum' }] },
    '`values` names "plum", but no `<TabItem>` has that value.',
  ],
  [{ children: fruits, queryString: true }, '`queryString` has no name for the URL.'],
])('reports the mistake in %j', (props, message) => {
  expect(fault(props)).toThrow(message);
});

it('reports a tab outside tabs', () => {
  expect(() => parse(<TabItem value="a" />)).toThrow('the tab "a" is outside tabs.');
});
