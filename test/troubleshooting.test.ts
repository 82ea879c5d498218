import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SearchEngine } from '../src/shared/search.ts';
import { runDocsgen } from './support/docsgen.ts';
import { soundSite, writeSample } from './support/error-page.ts';
import { readManual } from './support/manual/manual-pages.ts';
import { filesOn } from './support/recipes.ts';
import { makeFolder } from './support/small-site.ts';

const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const said = /^```text title="What docsgen says"(?: wrap)?\n([^]*?)^```$/m;
const pages = readManual('troubleshooting');
const sections = pages.flatMap(({ text }) =>
  text.split(/^## /m).flatMap((section) => {
    const [, message] = said.exec(section) ?? [];
    const [, id = ''] = /\{#([\w-]+)\}/.exec(section) ?? [];
    return message === undefined ? [] : [{ id, section, lines: message.trim().split('\n') }];
  }),
);

describe('the chapter about symptoms', () => {
  test.each(sections)('shows files that give the message under $id', async ({ id, section, lines }) => {
    const folder = join(root, id);
    writeSample(folder, soundSite);
    writeSample(folder, filesOn(section));
    const { stderr } = await runDocsgen(['build', '--root', folder]);
    expect(lines.filter((line) => !stderr.includes(line))).toStrictEqual([]);
  });

  test('has several of them, and lists each section of its pages', () => {
    expect(sections.length).toBeGreaterThan(7);
    const [index = '', ...others] = [
      ...pages.filter(({ file }) => file.endsWith('/index.md')),
      ...pages.filter(({ file }) => !file.endsWith('/index.md')),
    ].map(({ text }) => text);
    const ids = others.flatMap((text) => [...text.matchAll(/^## .* \{#([\w-]+)\}$/gm)].map(([, id = '']) => id));
    expect(ids.filter((id) => !index.includes(`#${id})`))).toStrictEqual([]);
  });
});

test('the search engine that the manual shows finds pages in the list that a build writes', async () => {
  const folder = join(root, 'search');
  writeSample(folder, soundSite);
  const engine = readManual('plugins').find(({ file }) => file === 'plugins/search-engine.md');
  const code = filesOn(engine?.text ?? '').get('search.ts') ?? '';
  writeSample(folder, new Map([['search.ts', code]]));
  writeSample(
    folder,
    new Map([['site.config.ts', "base: '/manual/',\nsearch: { engine: './search.ts' },\nroutesFile: true,\n"]]),
  );
  expect(await runDocsgen(['build', '--root', folder])).toMatchObject({ status: 0 });
  const list: unknown = JSON.parse(readFileSync(join(folder, 'build/routes.json'), 'utf8'));
  const requests: string[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', { href: 'https://docs.test/manual/docs/start' });
  vi.stubGlobal('fetch', async (address: URL) => {
    requests.push(address.href);
    return { json: async () => list };
  });
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
  const module: { createSearch: (address: string) => SearchEngine } = await import(
    `data:text/javascript,${encodeURIComponent(script)}`
  );
  const { search } = module.createSearch('/manual/assets/search/en/index.json');
  const options = { limit: 5, versions: {}, allVersions: false, collections: null };
  const { pages: found, total } = await search('star', { ...options, signal: new AbortController().signal });
  expect(requests).toStrictEqual(['https://docs.test/manual/routes.json']);
  expect(found.map(({ href, title, kind }) => ({ href, title, kind, total }))).toStrictEqual([
    { href: 'https://docs.test/manual/docs/start', title: 'Start', kind: 'docs', total: 1 },
  ]);
});
