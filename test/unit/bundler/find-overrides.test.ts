import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractComment } from '../../../src/bundler/check-contract.ts';
import { findMappedElements } from '../../../src/bundler/find-mapped-elements.ts';
import { findOverrides } from '../../../src/bundler/find-overrides.ts';
import { readMdxNames } from '../../../src/bundler/read-mdx-names.ts';
import { makeFolder } from '../../support/small-site.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a site without a theme folder changes nothing', () => {
  const root = folderWith({});
  expect(findOverrides(root, [join(root, 'theme')])).toStrictEqual({ overrides: null, problems: [] });
});

test('the files of several folders are found name by name, those of the first one first', () => {
  const root = folderWith({
    'theme/Footer.tsx': '',
    'theme/slots/AfterToc.tsx': '',
    'plugin/theme/Footer.jsx': '',
    'plugin/theme/Logo.tsx': '',
    'plugin/theme/navbar/Status.tsx': '',
    'plugin/theme/mdx-components.ts': '',
  });
  const { overrides, problems } = findOverrides(root, [join(root, 'theme'), join(root, 'plugin/theme')]);
  expect(problems).toStrictEqual([]);
  expect(Object.fromEntries(overrides?.components ?? [])).toStrictEqual({
    Footer: [join(root, 'theme/Footer.tsx'), join(root, 'plugin/theme/Footer.jsx')],
    Logo: [join(root, 'plugin/theme/Logo.tsx')],
  });
  expect([...(overrides?.slots.keys() ?? [])]).toStrictEqual(['AfterToc']);
  expect([...(overrides?.navbarItems.keys() ?? [])]).toStrictEqual(['Status']);
  expect(overrides?.mdxComponents).toStrictEqual([join(root, 'plugin/theme/mdx-components.ts')]);
});

test('tests, styles and folders of other names are no overrides', () => {
  const root = folderWith({ 'theme/Footer.test.tsx': '', 'theme/site.css': '', 'theme/parts/any.ts': '' });
  expect(findOverrides(root, [join(root, 'theme')])).toStrictEqual({ overrides: null, problems: [] });
});

test('a file with the present contract is right, and so is one without', () => {
  const root = folderWith({ 'theme/Footer.tsx': `${contractComment('Footer')}\n`, 'theme/Logo.tsx': '' });
  expect(findOverrides(root, [join(root, 'theme')]).problems).toStrictEqual([]);
  writeFileSync(join(root, 'theme/Footer.tsx'), "'use client';\n// docsgen contract: Footer 77\n");
  expect(findOverrides(root, [join(root, 'theme')]).problems).toMatchObject([
    { severity: 'warning', code: 'changed-contract', file: 'theme/Footer.tsx', line: 2 },
  ]);
});

test.each([
  ['export default { a: Link, Card };', ['a', 'Card']],
  ['const own = { h2: X, "my-tag": Y } as const;\nexport default own satisfies Z;', ['h2', 'my-tag']],
  ['export { own as default };\nconst own = { kbd: Key };', ['kbd']],
  ['export default {};', []],
  ['export default { ...others, a: Link };', null],
  ['export default { [name]: Link };', null],
  ['export default make();', null],
  ['export const own = { a: Link };', null],
  ['export default {', null],
])('the names in `%s` are read from the code', async (code, names) => {
  const root = folderWith({ 'theme/mdx-components.tsx': code });
  expect(await readMdxNames(join(root, 'theme/mdx-components.tsx'))).toStrictEqual(names);
  const elements = names && names.filter((name) => name !== 'Card').toSorted();
  expect(await findMappedElements({ root, pluginAssets: [] })).toStrictEqual(elements);
});
