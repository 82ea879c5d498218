import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { borrowSite } from './support/small-site.ts';

const report = z.object({
  locales: z.array(z.object({ name: z.string(), set: z.string().nullable(), missing: z.array(z.string()) })),
  strings: z.array(z.object({ key: z.string(), uses: z.array(z.string()) })),
});

async function reportOf(root: string) {
  const { status, stdout } = await runDocsgen(['strings', '--root', root, '--json']);
  expect(status).toBe(0);
  return report.parse(JSON.parse(stdout));
}

test('it lists where components use strings, and what each locale lacks', async () => {
  const { locales, strings } = await reportOf(borrowSite('strings'));
  expect(strings.map(({ key, uses }) => [key, ...uses])).toStrictEqual([
    ['shop.add', 'components/Basket.tsx:14'],
    ['shop.empty', 'components/Basket.tsx:12'],
    ['shop.items', 'components/Basket.tsx:12'],
    ['shop.title', 'components/Title.tsx:5'],
    ['shop.total', 'components/Title.tsx:5'],
  ]);
  expect(locales.map(({ name, set, missing }) => [name, set, ...missing.slice(0, 3)])).toStrictEqual([
    ['en', 'en'],
    ['ja', 'ja'],
    ['ar', 'ar'],
    ['nl', null, 'shop.items', 'shop.total', 'shop.empty'],
  ]);
});

test('a key that a component uses and no file has is missing everywhere', async () => {
  const root = borrowSite('strings');
  const file = join(root, 'components/Title.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{ title, total }', '{ title, total, vat }'));
  const { locales } = await reportOf(root);
  expect(locales.filter(({ missing }) => missing[0] === 'shop.vat')).toHaveLength(4);
  const { stdout } = await runDocsgen(['strings', '--root', root]);
  expect(stdout).toMatch(/^shop\.vat +not defined components\/Title\.tsx:5$/m);
});

test('it writes what is to be translated, and changes no file', async () => {
  const root = borrowSite('strings');
  const [japanese, dutch] = ['ja', 'nl'].map((locale) => join(root, `content/${locale}/strings.yml`));
  rmSync(String(japanese));
  const before = readFileSync(String(dutch), 'utf8');
  const { stderr } = await runDocsgen(['strings', '--root', root, '--write']);
  expect(readFileSync(String(japanese), 'utf8')).toMatch(/^# shop\.title: Your basket\n# shop\.items:\n# +other: /);
  expect(readFileSync(String(dutch), 'utf8')).toBe(before);
  expect(stderr).toContain('content/nl/strings.yml exists. It lacks:\n# shop.items:\n');
  // Strings that are comments still, are not begun.
  const { status, stderr: said } = await runDocsgen(['build', '--root', root]);
  expect([status, said.includes('content/ja')]).toStrictEqual([0, false]);
});

const wrongComponent = `import { useFormat, useStrings } from 'docsgen/theme';

export default function Wrong() {
  const strings = useStrings('shop');
  const format = useFormat();
  // @ts-expect-error There is no such string.
  return format(strings.items, { count: 1 }) + strings.title + strings.titel + useStrings()['shop.title'];
}
`;

test('it writes types, with which TypeScript knows the keys', async () => {
  const root = borrowSite('strings');
  await runDocsgen(['strings', '--root', root, '--write']);
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'components/Wrong.tsx'), wrongComponent);
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
    ...{ module: 'preserve', target: 'es2023', jsx: 'react-jsx', types: [] },
    paths: { 'docsgen/theme': [join(projectRoot, 'src/theme/entry.ts')] },
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['components', '*.d.ts'] }));
  const compile = () =>
    promisify(execFile)(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', root]).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
  expect(await compile()).toBe('');
  const types = join(root, 'strings.d.ts');
  writeFileSync(types, 'export {};\n');
  await runDocsgen(['strings', '--root', root, '--write']);
  expect(existsSync(types) && readFileSync(types, 'utf8')).toBe('export {};\n');
});
