import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { one, texts } from './support/elements.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { parseHtml } from './support/parse-html.mjs';
import { borrowBuiltSite, buildReport, type BuiltSite } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';
import { installWrongParser, textSampled } from './support/wrong-parser.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('minimal');
  const { read, write } = openEditedSite(built);
  write('site.config.ts', read('site.config.ts').replace('url:', "markdown: { parser: 'satteri' }, url:"));
  write('content/en/docs/sampled.md', textSampled(true, '# Sampled\n\nText.\n\n## Steps\n\nStep'));
  write('content/en/docs/other.md', textSampled(false, '# Other\n\nText.\n\n## Steps\n\nStep'));
  write('content/en/docs/_part.md', textSampled(true, '## Part\n\nPart'));
  write('content/en/docs/whole.md', textSampled(false, 'Whole\n\n<!--@include: ./_part.md-->\n\nText'));
  installWrongParser(built);
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const report = z.looseObject({ rendered: z.number(), warnings: z.array(z.unknown()) });

async function build(...options: readonly string[]) {
  const { stdout } = await runDocsgen(['build', '--json', '--root', site.root, ...options]);
  return report.parse(JSON.parse(stdout));
}

const headings = (url: string, tag: string) =>
  texts(one(parseHtml(site.read(`build${url}/index.html`)), 'main'), tag).map((text) => text.replace(/\W+$/, ''));

describe('a native parser that reads headings in another way', () => {
  test('is corrected on the pages that a build compares, and on no others', () => {
    expect(headings('/docs/sampled', 'h2')).toStrictEqual(['Steps']);
    expect(headings('/docs/whole', 'h2')).toStrictEqual(['Part']);
    expect(headings('/docs/other', 'h3')).toStrictEqual(['Steps']);
  });

  test('is reported with the place of the first difference, also if nothing is compiled again', async () => {
    const warning = { severity: 'warning', code: 'different-tree' };
    const warnings = [
      { ...warning, file: 'content/en/docs/sampled.md', line: 1, column: 1 },
      { ...warning, file: 'content/en/docs/_part.md', line: 1, column: 1 },
    ];
    const cold = await build('--no-cache');
    expect(cold.warnings).toMatchObject(warnings);
    const warm = await build();
    expect(warm.rendered).toBe(0);
    expect(warm.warnings).toStrictEqual(cold.warnings);
  });
});
