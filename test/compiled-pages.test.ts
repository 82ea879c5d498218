import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { noPlugins } from '../src/plugins/loading/open-plugins.ts';
import { loadMarkdownOptions } from '../src/pipeline/load-markdown-options.ts';
import { loadSite } from '../src/pipeline/load-site.ts';
import { openCache } from '../src/cache/cache.ts';
import { createFileCompiler } from '../src/workers/compile-file.ts';
import { createCompiler } from '../src/markdown/compile.ts';
import { plainFolder } from './support/site-folder.ts';
import { borrowSite } from './support/small-site.ts';

/** Compiles a site with the same file at a given path. */
async function compileIn(name: string, path: string, source: Buffer) {
  const root = borrowSite(name);
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const site = (await loadSite({ root, drafts: true })).value;
  const { value: options } = await loadMarkdownOptions(site.config, noPlugins);
  const stored = openCache({ folder: join(root, '.docsgen'), identity: '1' }).files('pages');
  const compile = createFileCompiler({
    site: plainFolder(root),
    stored,
    compiler: () => Promise.resolve(createCompiler(options)),
  });
  const { page } = await compile({
    file: path,
    key: 'a key',
    hash: createHash('sha256').update(source).digest('hex'),
    format: 'md',
    locales: ['en'],
  });
  return { page, options };
}

const source = Buffer.from(`---
title: The same
---

# The same

[A link](./other.md), ![a picture](./a.png) and a note[^1].

:::note Title
<b>HTML</b>
:::

\`\`\`js {1} title="a.js"
const a = 1;
\`\`\`

## A part {#own}

[^1]: Note.
`);

test('a compiled page is a function of its bytes and the options: another site gives the same', async () => {
  const here = await compileIn('three-locales', 'content/es/docs/same.md', source);
  const there = await compileIn('versions', 'content/en/docs@1.0/guide/same.md', source);
  // The address of a site only decides what its policy blocks.
  expect({ ...there.options, origin: '' }).toStrictEqual({ ...here.options, origin: '' });
  expect(here.page.references).toHaveLength(2);
  expect(there.page).toStrictEqual(here.page);
  expect(JSON.stringify(there.page)).toBe(JSON.stringify(here.page));
});

test('bytes that are not UTF-8 become replacement characters, and the page is compiled', async () => {
  const broken = Buffer.concat([
    Buffer.from('# A\n\nText '),
    Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0]),
    Buffer.from(' b\0c\r'),
  ]);
  const { page } = await compileIn('minimal', 'content/en/docs/broken.md', broken);
  expect(JSON.stringify(page.tree)).toContain('Text \\uFFFD\\uFFFD(\\uFFFD'.replaceAll('\\uFFFD', '\uFFFD'));
  expect(page.messages).toStrictEqual([]);
});
