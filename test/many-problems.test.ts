import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandResult, runDocsgen } from './support/docsgen.ts';
import { borrowSite, copySite } from './support/small-site.ts';

describe('five hundred problems', () => {
  let root: string;
  let failed: CommandResult;
  beforeAll(async () => {
    root = copySite('minimal');
    const folder = join(root, 'content/en/docs/many');
    mkdirSync(folder);
    for (let index = 0; index < 250; index += 1) {
      const text = `---\ntitle: Page ${index}\nauthor_${index}: me\n---\n\n[Gone](./gone-${index}.md)\n`;
      writeFileSync(join(folder, `page-${index}.md`), text);
    }
    failed = await runDocsgen(['build', '--root', root, '--json']);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('are shown in a readable number of lines: a few of each kind in full, the others counted by folder', () => {
    expect(failed.status).toBe(1);
    expect(failed.stderr.split('\n').length).toBeLessThan(50);
    expect(failed.stderr.match(/Unknown key/g)).toHaveLength(3);
    expect(failed.stderr.match(/Known keys/g)).toHaveLength(1);
    expect(failed.stderr.match(/points to a missing file/g)).toHaveLength(3);
    expect(failed.stderr.match(/… and 247 more like these: content\/en\/docs\/many 247/g)).toHaveLength(2);
    expect(failed.stderr).toContain('500 errors\n');
  });

  test('are all in .docsgen/problems.json, and in what --json prints', () => {
    const kept: unknown = JSON.parse(readFileSync(join(root, '.docsgen/problems.json'), 'utf8'));
    expect(kept).toHaveLength(500);
    expect(JSON.parse(failed.stdout)).toStrictEqual({ ok: false, problems: kept });
    expect(failed.stderr).toContain('All of them: .docsgen/problems.json, or docsgen build --json\n');
  });
});

test('dead links and unknown front matter keys can be warnings: the site is built, with the links as they were written', async () => {
  const root = borrowSite('bad/reports');
  const { status } = await runDocsgen(['build', '--root', root]);
  expect(status).toBe(0);
  const page = readFileSync(join(root, 'build/docs/intro/index.html'), 'utf8');
  expect(page).toContain('<a href="./missing.md">A page</a>');
  expect(page).toContain('<a href="/docs/nowhere">an address</a>');
  expect(page).not.toContain('data-broken');
});
