import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveConfig } from '../../../src/config/resolve-config.ts';
import { createScan } from '../../../src/content/scan.ts';
import { parseContentFile } from '../../../src/content/parse-file.ts';
import { docFrontMatter } from '../../../src/collections/docs/content/schema.ts';
import { collectionTypes } from '../../../src/collections/collection-types.ts';

/** Parses a file with so many keys that no page has. */
async function parseKeys(keys: number, value: string) {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-'));
  const yaml = Array.from({ length: keys }, (_, index) => `k${index}: ${value}`).join('\n');
  await writeFile(join(root, 'a.md'), `---\n${yaml}\n---\n\nText\n`);
  const config = resolveConfig({
    parsed: { title: 'A', url: 'https://a.example.com', locales: { en: {} }, collections: { docs: { type: 'docs' } } },
    root,
    file: 'site.config.ts',
    sources: [],
    html: new Map(),
    locate: () => null,
    types: collectionTypes,
    choice: { drafts: true, place: null, isTogether: false },
    labels: {},
  });
  const scan = createScan({ config, drafts: false });
  const source = { file: 'a.md', relativePath: 'a.md', locale: config.locales[0] };
  const parsed = parseContentFile(scan, source, docFrontMatter);
  await rm(root, { recursive: true });
  return parsed;
}

test('50,000 front matter keys are refused, with the limit', async () => {
  const { value, problems } = await parseKeys(50_000, '[a]');
  expect(value).toMatchObject({ frontMatter: {}, unknown: null });
  expect(problems).toMatchObject([
    { severity: 'error', title: 'The front matter has more than 50000 characters.', file: 'a.md', line: 1 },
  ]);
});

test('each of 1,000 unknown keys has its place, and the text is not parsed for each', async () => {
  const { problems } = await parseKeys(1000, 'v');
  expect(problems).toHaveLength(1000);
  expect(problems.at(-1)).toMatchObject({ title: 'Unknown key `k999`', line: 1001, column: 1 });
});
