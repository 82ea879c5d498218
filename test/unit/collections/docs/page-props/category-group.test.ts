import { expect, test } from 'vitest';
import { groupCategories } from '../../../../../src/collections/docs/page-props/category-group.ts';
import type { SidebarCategoryProps, SidebarItemProps } from '../../../../../src/shared/sidebar-props.ts';

function category(label: string, fields: Partial<SidebarCategoryProps> = {}): SidebarCategoryProps {
  const state = { href: null, current: false, active: false, open: false, collapsible: true, list: null };
  return { type: 'category', label, ...state, items: [], ...fields };
}

const link: SidebarItemProps = { type: 'link', label: 'Link', href: '/link', external: false, current: false };

function openOf(items: readonly SidebarItemProps[]): readonly string[] {
  return groupCategories(items, '/2').flatMap((item) => (item.type === 'category' && item.open ? [item.label] : []));
}

test('only the category with the current page is open, else the first that is open at first', () => {
  const [open, other] = [category('Open', { open: true }), category('Other', { open: true })];
  expect(openOf([category('Closed'), open, other, link])).toStrictEqual(['Open']);
  expect(openOf([open, other, category('Active', { open: true, active: true })])).toStrictEqual(['Active']);
  expect(openOf([category('Closed'), link])).toStrictEqual([]);
});

test('a category that readers cannot close stays open and has no group', () => {
  const heading = category('Heading', { open: true, collapsible: false });
  const grouped = groupCategories([heading, category('Closed'), link], '/2');
  expect(grouped).toStrictEqual([heading, { ...category('Closed'), group: 'sidebar/2' }, link]);
});
