import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveConfig } from '../../../src/config/resolve-config.ts';
import { noMemo } from '../../../src/content/content-memo.ts';
import { parseContentFile } from '../../../src/content/parse-file.ts';
import { contentSchemas } from '../../../src/content/schema/content-schemas.ts';

test('50,000 front matter keys are refused, with the limit', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-'));
  const keys = Array.from({ length: 50_000 }, (_, index) => `key${index}: [a]`);
  await writeFile(join(root, 'a.md'), `---\n${keys.join('\n')}\n---\n\nText\n`);
  const config = resolveConfig({
    parsed: { title: 'A', url: 'https://a.example.com', locales: { en: {} }, collections: { docs: { type: 'docs' } } },
    root,
    file: 'site.config.ts',
    sources: [],
    locate: () => null,
  });
  const scan = { config, drafts: false, memo: noMemo, known: new Map(), hashes: new Map() };
  const source = { file: 'a.md', relativePath: 'a.md', locale: config.locales[0] };
  const { value, problems } = parseContentFile(scan, source, contentSchemas.docs);
  await rm(root, { recursive: true });
  expect(value).toBeNull();
  expect(problems).toMatchObject([
    { severity: 'error', title: 'The front matter has more than 50000 characters.', file: 'a.md', line: 1 },
  ]);
});
