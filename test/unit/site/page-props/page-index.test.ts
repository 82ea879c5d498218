import { expect, test } from 'vitest';
import type { PageIndexEntry } from '../../../../src/shared/page-index.ts';
import type { SidebarItemProps } from '../../../../src/shared/sidebar-props.ts';
import { createPageIndex } from '../../../../src/site/page-props/page-index.ts';

const link = (label: string, external = false): SidebarItemProps => ({
  type: 'link',
  label,
  href: `/${label}`,
  external,
  current: false,
});

const category = (label: string, href: string | null, items: readonly SidebarItemProps[]): SidebarItemProps => ({
  type: 'category',
  label,
  href,
  current: false,
  active: false,
  open: false,
  collapsible: true,
  list: null,
  items,
});

const outline = (entries: readonly PageIndexEntry[]): string =>
  entries.map(({ label, href, items }) => `${label}=${href}${items.length > 0 ? `(${outline(items)})` : ''}`).join(' ');

const many = Array.from({ length: 2000 }, (_, index) => link(`m${index}`));

test('lists pages below their categories, without links off the site', () => {
  const items = [link('a'), link('off', true), category('b', null, [category('c', '/c', [link('d')])])];
  expect(outline(createPageIndex(items))).toBe('a=/a b=null(c=/c(d=/d))');
});

test('lists the outermost entries of more than two thousand pages, each with a page that it leads to', () => {
  const items = [link('a'), category('b', null, [category('c', null, many)]), category('d', '/d', [link('e')])];
  expect(outline(createPageIndex(items))).toBe('a=/a b=/m0 d=/d');
  expect(createPageIndex([category('b', null, many)])[0]?.items).toHaveLength(2000);
});
