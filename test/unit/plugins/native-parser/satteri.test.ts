import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSatteri, loadSatteri } from '../../../../src/plugins/native-parser/satteri.ts';
import { withOwnPlugins } from '../../../../src/plugins/loading/find-own-plugins.ts';
import { formulasEntry, nativeParserEntry } from '../../../../src/plugins/loading/own-plugins.ts';
import type { Config } from '../../../../src/config/config.ts';
import { collectionTypes } from '../../../../src/collections/collection-types.ts';
import { loadConfig } from '../../../support/load-config.ts';
import { borrowSite } from '../../../support/small-site.ts';
import { readSources } from '../../../support/source-tree.ts';

async function configWith(parser: Config['markdown']['parser']): Promise<Config> {
  const config = await loadConfig(borrowSite('minimal'), collectionTypes);
  return { ...config, markdown: { ...config.markdown, parser }, locate: () => ({ line: 8, column: 5 }) };
}

function isNative(path: string): boolean {
  return path.startsWith('plugins/native-parser/') || path === 'satteri';
}

/** Installs a version of a package in a site. Returns the path of its main module. */
function install(root: string, version: string): string {
  const folder = join(root, 'node_modules/satteri');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'satteri', version, main: 'dist/index.js' }));
  writeFileSync(join(folder, 'dist/index.js'), `throw new Error('Cannot find native binding.');`);
  return join(folder, 'dist/index.js');
}

test('a site does not use satteri unless it is configured', async () => {
  const config = await loadConfig(borrowSite('minimal'), collectionTypes);
  expect(config.markdown.parser).toBe('remark');
  expect(await withOwnPlugins(config, [])).toStrictEqual({ value: [formulasEntry], problems: [] });
  const { value } = await withOwnPlugins(await configWith('satteri'), []);
  expect(value).toStrictEqual([formulasEntry, nativeParserEntry('0.10.5')]);
});

test('no other code imports the plugin, except to load it where a site uses it', () => {
  const importers = readSources(join(import.meta.dirname, '../../../../src'))
    .filter(({ path, imports }) => !isNative(path) && imports.some((each) => isNative(each.path ?? each.specifier)))
    .map(({ path, code }) => ({ path, isLazy: !/^import [^;]*native-parser\//m.test(code) }));
  expect(importers).toStrictEqual([
    { path: 'plugins/loading/find-own-plugins.ts', isLazy: true },
    { path: 'plugins/loading/own-plugins.ts', isLazy: true },
  ]);
});

test('the compared version is used, and parses', async () => {
  const config = await configWith('satteri');
  expect(findSatteri(config)).toStrictEqual({ value: '0.10.5', problems: [] });
  const { markdownToMdast } = await loadSatteri(config.root);
  expect(markdownToMdast('# A', { features: { frontmatter: false, directive: false } }).type).toBe('root');
});

test('without the package, or with another version, the site is refused', async () => {
  const config = await configWith('satteri');
  const hint = "Run `npm install --save-dev --save-exact satteri@0.10.5` in the site's folder, or remove the field.";
  const place = { severity: 'error', code: 'unusable-package', hint, file: 'site.config.ts', line: 8, column: 5 };
  expect(findSatteri(config, () => null)).toStrictEqual({
    value: null,
    problems: [{ ...place, title: '`markdown.parser` needs the package `satteri` 0.10.5, which is not installed' }],
  });
  install(config.root, '0.11.0');
  expect(findSatteri(config).problems).toStrictEqual([
    { ...place, title: '`markdown.parser` needs the package `satteri` 0.10.5, but 0.11.0 is installed' },
  ]);
});

test('a package without its native code is an error that says what to do', async () => {
  const { root } = await configWith('satteri');
  install(root, '0.10.5');
  await expect(loadSatteri(root)).rejects.toMatchObject({
    problems: [{ title: 'The package `satteri` is installed, but its native code is not' }],
  });
});
