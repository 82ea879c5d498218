import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findStateFolder } from '../../../src/config/state-folder.ts';
import { makeFolder } from '../../support/small-site.ts';

test.each([
  ['the default', 'export default { title: "T" };', {}, 'site/.docsgen'],
  ['the field', 'export default { cache: "../elsewhere" };', {}, 'elsewhere/.docsgen'],
  ['the word in a comment', '// no cache here\nexport default { title: "T" };', {}, 'site/.docsgen'],
  ['a wrong value', 'export default { cache: 7 };', {}, 'site/.docsgen'],
  ['a configuration that fails', 'throw new Error("cache");', {}, 'site/.docsgen'],
  ['a base', 'export default { extends: "./base.config.ts" };', {}, 'site/inner/.docsgen'],
  [
    'the variable',
    'export default { cache: "../elsewhere" };',
    { DOCSGEN_CACHE: '/var/cache/docs' },
    '/var/cache/docs/.docsgen',
  ],
  ['an empty variable', 'export default { cache: "../elsewhere" };', { DOCSGEN_CACHE: '' }, 'elsewhere/.docsgen'],
])('%s says where caches are', async (_, config, environment, expected) => {
  const folder = makeFolder();
  const root = join(folder, 'site');
  mkdirSync(root);
  writeFileSync(join(root, 'site.config.ts'), config);
  writeFileSync(join(root, 'base.config.ts'), 'export default { cache: "inner" };');
  expect(await findStateFolder(root, environment)).toBe(expected.startsWith('/') ? expected : join(folder, expected));
});

test('a folder without a configuration has the default', async () => {
  const folder = makeFolder();
  expect(await findStateFolder(folder, {})).toBe(join(folder, '.docsgen'));
});
