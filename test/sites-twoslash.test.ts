import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, textOf } from './support/elements.ts';
import { runDocsgen } from './support/docsgen.ts';
import { borrowSite, buildFolder } from './support/small-site.ts';

const sample = `// @errors: 2322
const hidden = 'x';
// ---cut---
// highlight-next-line
const wrong: number = hidden;
const count = 1; // [!code note:One is enough.]
//    ^?
`;

const page = (first: string) => `# Samples

\`\`\`ts twoslash title="a.ts" showLineNumbers
${first}\`\`\`

:::code-group

\`\`\`ts [Checked] twoslash
const inTabs = true;
\`\`\`

\`\`\`ts [Plain]
const inTabs = true;
\`\`\`

:::
`;

test('samples show types, errors and answers, and follow their text', async () => {
  const root = borrowSite('minimal');
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
  const plugins = "plugins: [['docsgen/plugins/twoslash', { typescript: 'typescript-6' }]],";
  writeFileSync(
    join(root, 'site.config.ts'),
    config.replace('locales: { en: {} },', `locales: { en: {} },\n  ${plugins}`),
  );
  const write = (first: string) => writeFileSync(join(root, 'content/en/docs/types.md'), page(first));
  write(sample);

  const built = await buildFolder(root);
  const texts = (selector: string) => all(built.page('/docs/types'), selector).map((each) => textOf(each));
  expect(texts('.types-type')).toEqual([
    'const wrong: number',
    'const hidden: "x"',
    'const count: 1',
    'const inTabs: true',
  ]);
  expect(texts('.line-note')).toEqual([
    "TS2322: Type 'string' is not assignable to type 'number'.",
    'const count: 1',
    'One is enough.',
  ]);
  expect(texts('.types-error').map((text) => text.slice(0, 5))).toEqual(['wrong']);
  const ids = all(built.page('/docs/types'), '.tooltip-text').map(({ properties }) => properties['id']);
  expect(ids).toEqual(['types-1', 'types-2', 'types-3', 'types-4']);
  expect(all(built.page('/docs/intro'), '.types')).toEqual([]);

  // The block in the tabs is the same, and has other ids when the block before it changes.
  write('const one = 1;\n');
  const changed = await buildFolder(root);
  const warm = changed.read('docs/types/index.html');
  rmSync(join(root, '.docsgen'), { recursive: true });
  rmSync(join(root, 'build'), { recursive: true });
  expect((await buildFolder(root)).read('docs/types/index.html')).toBe(warm);
  expect(warm).toContain('id="types-2"');
  expect(warm).not.toContain('id="types-3"');
  expect(existsSync(join(root, '.docsgen/samples'))).toBe(false);
});

test('a sample without the plugin is told how it is checked', async () => {
  const root = borrowSite('minimal');
  writeFileSync(join(root, 'content/en/docs/types.md'), page(sample));
  const { stderr } = await runDocsgen(['build', '--root', root]);
  expect(stderr).toContain('Name the plugin `docsgen/plugins/twoslash` in the configuration');
});
