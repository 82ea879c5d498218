import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { links, one, textOf } from './support/elements.ts';
import { makeRepository } from './support/git-repository.ts';
import { parseHtml } from './support/parse-html.mjs';
import { makeFolder } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

test('names with a colon are no git refs', async () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { git, commit } = makeRepository(root);
  const files = (text: string) => ({
    'handbook/index.md': '# Handbook\n\n[Calls](./a:b.md)\n',
    'handbook/a:b.md': `# Calls ${text}\n\n[Back](./index.md) ![Dot](./p:q.svg)\n\n<!--@include: ./i:j.txt-->\n`,
    'handbook/c:d/e:f.md': `# Inner ${text}\n\n[Up](../a:b.md)\n`,
    'handbook/p:q.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>',
    'handbook/i:j.txt': `Words ${text}.\n`,
  });
  commit(files('then'));
  git('tag', 'v1.0');
  commit({
    ...files('now'),
    'site.config.mjs': `export default {
      title: 'S', url: 'https://docs.example.com', locales: { en: {} },
      collections: {
        guide: { type: 'docs', source: 'handbook', versions: [{ name: 'current' }, { name: '1.0', ref: 'v1.0' }] },
      },
    };`,
  });
  const out = join(root, 'build');
  const page = (path: string) => parseHtml(readFileSync(join(out, path, 'index.html'), 'utf8'));
  expect((await tryBuild(root, { cache: true, out })).problems).toStrictEqual([]);
  for (const [path, text] of [
    ['guide', 'now'],
    ['guide/1.0', 'then'],
  ] as const) {
    const article = one(page(`${path}/a:b`), 'article');
    expect(textOf(article)).toContain(`Words ${text}.`);
    expect(links(article)).toContainEqual(['Back', `/${path}`]);
    expect(textOf(one(page(`${path}/c:d/e:f`), 'h1'))).toBe(`Inner ${text}`);
  }
});
