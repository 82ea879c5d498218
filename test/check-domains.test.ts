import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { borrowSite } from './support/small-site.ts';

const report = z.looseObject({
  outDirs: z.array(z.string()),
  pages: z.number(),
  ignored: z.number(),
  inBaseline: z.number(),
  problems: z.array(z.looseObject({ code: z.string(), file: z.string().optional(), target: z.string().optional() })),
});

async function check(root: string, ...options: readonly string[]): Promise<z.output<typeof report>> {
  const { stdout } = await runDocsgen(['check', '--root', root, '--json', ...options]);
  return report.parse(JSON.parse(stdout));
}

/** Returns what is said of each problem, without words. */
async function found(root: string, ...options: readonly string[]): Promise<readonly string[]> {
  const { problems } = await check(root, ...options);
  return problems.map(({ code, file, target }) => [code, file, target].join(' ')).toSorted();
}

function plant(root: string): void {
  const [es, docs] = ['https://es.example.com/docs', 'https://docs.example.com'];
  appendFileSync(
    join(root, 'content/en/docs/guide.md'),
    `\n[Guide](${es}/guide#dial), [limits](${es}/limits), [lost](${es}/lost), [no id](${es}/guide#lost), [other](${docs}/pt-docs/docs/lost).\n`,
  );
  appendFileSync(
    join(root, 'content/es/docs/guide.md'),
    `\n[límites](${docs}/docs/limits#most), [perdido](${docs}/docs/limits#lost), [portugués](${docs}/pt-docs/docs/guide).\n`,
  );
  // Each folder has these. One mistake is reported once, and a picture for one language is used.
  const page = `<!doctype html><html lang="en"><head><title>Tool</title></head><body><main><h1>Tool</h1><p>A text.</p><a href="/nothing">Lost</a></main></body></html>`;
  writeFileSync(join(root, 'static/tool.html'), page);
  cpSync(join(root, 'static/card.svg'), join(root, 'static/es.svg'));
  cpSync(join(root, 'static/card.svg'), join(root, 'static/unused.svg'));
  appendFileSync(join(root, 'content/es/docs/guide.md'), '\n![Una tarjeta](/es.svg) [tool](/tool.html)\n');
  // No page of its own language leads to it.
  const unlinked = `---\nslug: /alone\n---\n\n# Solo\n\nUn texto.\n`;
  writeFileSync(join(root, 'content/es/pages/alone.md'), unlinked);
  appendFileSync(join(root, 'content/en/docs/guide.md'), '\n[Alone](https://es.example.com/alone)\n');
}

const planted = [
  'broken-link content/en/docs/guide.md https://docs.example.com/pt-docs/docs/lost',
  'broken-link content/en/docs/guide.md https://es.example.com/docs/lost',
  'broken-link static/tool.html /nothing',
  'missing-anchor content/en/docs/guide.md https://es.example.com/docs/guide#lost',
  'missing-anchor content/es/docs/guide.md https://docs.example.com/docs/limits#lost',
  'unused-asset static/unused.svg unused.svg',
];

test('a site with several folders is checked as one, with links from one address to another', async () => {
  const root = borrowSite('domains');
  expect(await found(root)).toStrictEqual([]);
  plant(root);
  expect(await found(root)).toStrictEqual(planted);
  expect(await found(root, '--out', join(root, 'build'))).toStrictEqual(planted);
  const { outDirs, problems } = await check(root);
  expect(outDirs).toStrictEqual(['build', 'build-es', 'build-pt'].map((name) => join(root, name)));
  // The page is named as `docsgen why` knows it, and its file as it is.
  expect(problems.find(({ file }) => file === 'content/es/docs/guide.md')).toMatchObject({
    page: '/es/docs/guide',
    output: '../build-es/docs/guide/index.html',
  });
  const { stdout } = await runDocsgen(['check', '--root', root]);
  expect(stdout).toContain('on the page /es/docs/guide\n   in build-es/docs/guide/index.html\n');
});

test('alternates of one folder that another does not answer are reported', async () => {
  const root = borrowSite('domains');
  await runDocsgen(['build', '--root', root]);
  const file = join(root, 'build-es/docs/guide/index.html');
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replaceAll(/<link rel="alternate" hrefLang="(?:en|x-default)"[^>]*>/g, ''));
  expect(readFileSync(file, 'utf8')).not.toBe(html);
  const { problems } = await check(root, '--out', join(root, 'build'));
  const wrong = problems.filter(({ code }) => code === 'wrong-alternate');
  expect(wrong.map(({ page, target }) => [page, target])).toStrictEqual([
    ['/docs/guide', 'https://es.example.com/docs/guide'],
  ]);
});

test('one folder is checked alone if it is named, and a folder that is not there is another site', async () => {
  const root = borrowSite('domains');
  plant(root);
  await runDocsgen(['build', '--root', root]);
  const alone = await found(root, '--out', join(root, 'build-es'));
  expect(alone).toContain('broken-link static/tool.html /nothing');
  expect(alone.filter((each) => each.includes('https://docs.example.com'))).toStrictEqual([]);
  rmSync(join(root, 'build-es'), { recursive: true });
  const rest = await found(root, '--out', join(root, 'build'));
  expect(rest).toContain('broken-link content/en/docs/guide.md https://docs.example.com/pt-docs/docs/lost');
  expect(rest.filter((each) => each.includes('https://es.example.com'))).toStrictEqual([]);
});

test('comments, exceptions and the baseline count for all folders', async () => {
  const root = borrowSite('domains');
  plant(root);
  const guide = join(root, 'content/es/docs/guide.md');
  const text = readFileSync(guide, 'utf8');
  writeFileSync(
    guide,
    text.replace('[límites](https', '<!-- docsgen-disable-next-line missing-anchor -- wanted -->\n[límites](https'),
  );
  expect(await check(root)).toMatchObject({ ignored: 1 });
  expect(await found(root)).not.toContain(planted[4]);
  await check(root, '--update-baseline');
  expect(await check(root)).toMatchObject({ ok: true, problems: [], ignored: 1, inBaseline: planted.length - 1 });
});
