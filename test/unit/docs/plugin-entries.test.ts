import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldNames } from '../../../src/plugins/loading/plugin-schema.ts';
import { contractsIn, withContracts } from '../../support/contract-table.ts';
import { fieldsOf } from '../../support/field-table.ts';
import { pluginManual, pluginPages } from '../../support/plugin-manual.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const contract = 'src/plugins/contract/plugin.ts';
const hooks = fieldsOf(read(contract), 'Plugin').filter(({ name }) => name !== 'name');

/** Returns the pages that have the entry of a hook: a table with its row of `Plugin`. */
function pagesOf(hook: string): readonly string[] {
  return [...pluginPages()].flatMap(([page, text]) =>
    contractsIn(text).some(({ name, only }) => name === 'Plugin' && only.includes(hook)) ? [page] : [],
  );
}

/** Returns the list of all hooks, with links to their pages. */
function hookTable(): string {
  const rows = hooks.map(({ name, comment }) => {
    const [page = ''] = pagesOf(name);
    return `| [\`${name}\`](./${page}) | ${comment.replaceAll('|', '\\|')} |`;
  });
  return ['| Hook | What it does |', '| --- | --- |', ...rows].join('\n');
}

// `UPDATE=1` writes the tables.
test.each([...pluginPages()])('the tables of %s say what the comments of the types say', (page, text) => {
  const withHooks = text.replace(
    /<!-- hooks -->[^]*?<!-- end -->/,
    () => `<!-- hooks -->\n\n${hookTable()}\n\n<!-- end -->`,
  );
  const wanted = withContracts(withHooks, read);
  const file = join(pluginManual, page);
  if (process.env['UPDATE'] === '1') writeFileSync(join(root, file), wanted);
  expect(read(file)).toBe(wanted);
});

test('each hook that a plugin may have has its entry on one page of the manual, and the index names it', () => {
  const known = fieldNames.filter((name) => name !== 'name').toSorted();
  expect(hooks.map(({ name }) => name).toSorted()).toStrictEqual(known);
  expect(known.map((hook) => ({ hook, pages: pagesOf(hook).length }))).toStrictEqual(
    known.map((hook) => ({ hook, pages: 1 })),
  );
  const index = pluginPages().get('index.md') ?? '';
  const linked = [...index.matchAll(/^\| \[`(\w+)`\]/gm)].map(([, hook = '']) => hook);
  expect(linked.toSorted()).toStrictEqual(known);
});

test('the chapter shows every interface of the contract that has fields', () => {
  const shown = new Set([...pluginPages().values()].flatMap((text) => contractsIn(text).map(({ name }) => name)));
  const files = [...read('src/api/entry.ts').matchAll(/'\.\.\/(plugins\/contract\/[\w-]+\.ts)'/g)].map(
    ([, file = '']) => `src/${file}`,
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toStrictEqual([]);
  const declared = [...new Set(files)].flatMap((file) =>
    [...read(file).matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name),
  );
  // The shape of a Markdown tree is that of mdast.
  const missing = declared.filter((name) => !shown.has(name) && name !== 'MarkdownTree');
  expect(declared.length).toBeGreaterThan(20);
  expect(missing).toStrictEqual([]);
});
