import { expect, expectTypeOf, test } from 'vitest';
import type { JsonValue } from '../../../../src/config/fields/plugins.ts';
import { definePlugin, type Plugin, type PluginSetup } from '../../../../src/plugins/contract/plugin.ts';

test('a plugin is returned unchanged, and the parameters of its hooks have types', () => {
  const plugin: Plugin = { name: 'plain' };
  expect(definePlugin(plugin)).toBe(plugin);
  definePlugin({ name: 'typed', page: ({ title }) => ({ title: expectText(title) }) });
});

test('so is a function that makes one, with or without a type of its options', () => {
  const made = definePlugin(({ options, root }) => {
    expectTypeOf(options).toEqualTypeOf<JsonValue>();
    return { name: expectText(root), references: ({ target }) => expectText(target) };
  });
  expect(made({ options: null, root: '/site', read: () => '' }).name).toBe('/site');
  const withOptions = definePlugin(({ options }: PluginSetup<{ readonly size: number }>) => ({
    name: `of ${options.size}`,
  }));
  expect(withOptions({ options: { size: 2 }, root: '/site', read: () => '' }).name).toBe('of 2');
});

// `tsc` runs this: without an error of types, `@ts-expect-error` is one.
test('a hook that does not exist is an error of types', () => {
  // @ts-expect-error -- there is no hook `route`
  definePlugin({ name: 'wrong', route: () => [] });
  // @ts-expect-error -- there is no hook `pages`
  definePlugin(() => ({ name: 'wrong', pages: () => [] }));
  // @ts-expect-error -- a wrong type of a hook
  definePlugin(() => ({ name: 'wrong', references: () => 5 }));
});

function expectText(value: string): string {
  expectTypeOf(value).toEqualTypeOf<string>();
  return value;
}
