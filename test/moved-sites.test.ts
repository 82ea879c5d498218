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

// Each page shows a small site after the move, with what works as it was written.
test.each(pages)('the site that the page %s shows builds without a warning', async (page) => {
  const { files } = sampleIn(readFileSync(join(folder, page), 'utf8'));
  expect(files.get('site.config.ts')).toContain('export default defineConfig(');
  expect(files.size).toBeGreaterThan(2);
  const site = join(root, page);
  writeSample(site, files);
  const { status, stdout } = await runDocsgen(['build', '--root', site, '--json']);
  const { problems } = report.parse(JSON.parse(stdout));
  // Readers of the page write their own address.
  expect({ status, codes: problems.map(({ code }) => code) }).toStrictEqual({
    status: 0,
    codes: ['placeholder-address'],
  });
});
