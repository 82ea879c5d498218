import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { sampleIn, writeSample } from './support/error-page.ts';
import { makeFolder } from './support/small-site.ts';

const folder = join(projectRoot, 'manual/content/en/docs/move');
const report = z.object({ problems: z.array(z.object({ code: z.string() })) });
const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'index.md');
const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the pages of a site have after the script of its page has moved them, by output file. */
const moved: Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>> = {
  'mkdocs.md': {
    'guide/calls/index.html': [
      /callout-tip[^]*It answers[^]*callout-warning[^]*Not at night/,
      /<summary[^>]*>Who pays\?/,
      /Open the disk image[^]*voice\.tar/,
      /call\.py/,
      /<kbd>ctrl<\/kbd> <kbd>c<\/kbd> to <mark>end<\/mark>/,
      /<h2 id="costs"/,
    ],
    'index.html': [/href="\/guide\/calls\/#costs"/],
  },
  'gitbook.md': {
    'guide/calls/index.html': [
      /callout-tip[^]*An agent answers calls/,
      /Open the disk image[^]*Unpack the archive/,
      /call\.js/,
      /<summary>Who pays\?/,
      /<figcaption>A phone/,
      /<h2 id="costs"/,
    ],
    'index.html': [/href="\/guide\/calls#costs"/],
    'help/index.html': [/\/guide\/calls/],
  },
  'mintlify.md': {
    'quickstart/index.html': [
      /callout-note[^]*You need a number/,
      /<ol class="moved-steps"><li><p><b>Rent a number<\/b>/,
      /Open the disk image[^]*Unpack the archive/,
      /call\.js[^]*call\.py/,
      /<summary>Who pays\?/,
      /<code>number<\/code> <small>string<\/small>/,
      /phone\.svg/,
    ],
  },
  'nextra.md': {
    'calls/index.html': [
      /callout-warning[^]*Not at night/,
      /macOS[^]*Open the disk image[^]*Unpack the archive/,
      /file-tree[^]*index\.mdx[^]*package\.json/,
      /call\.js/,
      /pnpm/,
      /<h2 id="costs"/,
    ],
    'index.html': [/href="\/calls#costs"/],
  },
};

// Each page shows a small site after the move, with what works as it was written. Where it shows a
// script, the site is made from the old pages by it.
test.each(pages)('the site that the page %s shows builds without a warning', async (page) => {
  const { files } = sampleIn(readFileSync(join(folder, page), 'utf8'));
  expect(files.get('site.config.ts')).toContain('export default defineConfig(');
  expect(files.size).toBeGreaterThan(2);
  const site = join(root, page);
  writeSample(site, files);
  expect(files.has('move.mjs')).toBe(Object.hasOwn(moved, page));
  if (files.has('move.mjs')) execFileSync(process.execPath, ['move.mjs'], { cwd: site });
  const { status, stdout } = await runDocsgen(['build', '--root', site, '--json']);
  const { problems } = report.parse(JSON.parse(stdout));
  // Readers of the page write their own address.
  expect({ status, codes: problems.map(({ code }) => code) }).toStrictEqual({
    status: 0,
    codes: ['placeholder-address'],
  });
  const missing = Object.entries(moved[page] ?? {}).flatMap(([file, texts]) => {
    const html = readFileSync(join(site, 'build', file), 'utf8');
    return texts.filter((text) => !text.test(html)).map((text) => ({ file, text }));
  });
  expect(missing).toStrictEqual([]);
});
