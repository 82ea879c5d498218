import { expect, test } from 'vitest';
import { createCompiler } from '../../../src/markdown/compile.ts';
import { loadOwnPlugins } from '../../support/own-plugins.ts';
import { compileOptions } from './compile-with.ts';

test('a page is the same while plugins are timed', async () => {
  const options = await compileOptions('vsDark');
  const times = new Map<string, number>();
  const onPluginTime = (plugin: string, ms: number) => void times.set(plugin, ms);
  // The plugin that reads raw HTML returns another tree than the one that it gets.
  const source = '# A\n\nB <kbd>C</kbd> `d`\n\n```js\ne(1);\n```\n';
  const timed = await createCompiler(options, { loadExtensions: loadOwnPlugins, onPluginTime })(source);
  expect(timed).toStrictEqual(await createCompiler(options, { loadExtensions: loadOwnPlugins })(source));
  expect(JSON.stringify(timed.tree)).toContain('<kbd>C</kbd>');
  expect([...times.keys()]).toEqual(expect.arrayContaining(['parser', 'rawHtml', 'codeBlocks']));
});
