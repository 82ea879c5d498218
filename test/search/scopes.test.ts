import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SearchOptions } from '../../src/shared/search.ts';
import { ask } from '../support/memory-index.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { folderEngine } from './recall.ts';

let site: SmallSite;
beforeAll(async () => {
  const root = copySite('versions');
  const write = (path: string, text: string) => writeFileSync(join(root, 'content/en', path), text);
  write('docs/hidden.md', '---\nunlisted: true\n---\n\n# Hidden web\n');
  write(
    'docs/parts.md',
    '# Parts\n\nkeptin\n\n<div data-search="off">\n\nleftout\n\n</div>\n\n## Second part {#second}\n\nDeep.\n',
  );
  site = await buildFolder(root);
});
afterAll(() => rm(site.root, { recursive: true, force: true }));

const found = async (locale: string, query: string, chosen: Partial<SearchOptions> = {}) => {
  const { pages } = await ask(folderEngine(site.out, locale), query, chosen);
  return pages.map(({ href, version, lang }) => [href, version, lang]);
};

describe('the index of a locale', () => {
  it('has all versions, of which the newest or the one of the reader comes first', async () => {
    const allVersions = true;
    expect(await found('en', 'web', { allVersions })).toEqual([
      ['/docs/guide/web', '2.0', null],
      ['/docs', '2.0', null],
      ['/docs/v1/guide/web', '1.0 (old)', null],
      ['/docs/v1/start', '1.0 (old)', null],
    ]);
    const old = ['/docs/v1/guide/web', '1.0 (old)', null];
    expect((await found('en', 'web', { allVersions, versions: { docs: '1.0' } }))[0]).toEqual(old);
    expect(await found('en', 'web')).not.toContainEqual(old);
  });

  it('has the pages that are not translated, in the language that they are in', async () => {
    expect(await found('es', 'new')).toContainEqual(['/es/docs/new', '2.0', 'en']);
    expect(await found('es', 'la web')).toContainEqual(['/es/docs/guide/web', '2.0', null]);
    expect(await found('en', 'la web')).not.toContainEqual(expect.arrayContaining(['/es/docs/guide/web']));
  });

  it('leaves out drafts, unlisted pages and what authors leave out', async () => {
    expect(await found('en', 'hidden')).toEqual([]);
    expect(await found('en', 'planned')).toEqual([]);
    expect(await found('en', 'leftout')).toEqual([]);
    expect(await found('en', 'keptin')).toEqual([['/docs/parts', '2.0', null]]);
  });

  it('links to sections by their ids on the page', async () => {
    const { pages } = await ask(folderEngine(site.out, 'en'), 'deep');
    expect(pages[0]?.sections.map(({ href, title }) => [href, title])).toEqual([['/docs/parts#second', 'Second part']]);
  });
});

it('is the same after an edit is undone, and an edited word changes few files', async () => {
  const indexFiles = () => {
    const folder = join(site.out, 'assets/search/en');
    return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
  };
  const page = join(site.root, 'content/en/docs/new.md');
  const text = readFileSync(page, 'utf8');
  onTestFinished(() => writeFileSync(page, text));
  const first = indexFiles();
  writeFileSync(page, text.replace('Only', 'Solely'));
  await buildFolder(site.root);
  expect(await found('en', 'solely')).toEqual([['/docs/new', '2.0', null]]);
  expect(indexFiles()).not.toEqual(first);
  writeFileSync(page, text);
  await buildFolder(site.root);
  expect(indexFiles()).toEqual(first);
});

it('is not made if another engine is configured, or none', async () => {
  const root = copySite('versions');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = join(root, 'site.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("title: 'Versions',", "title: 'Versions', search: false,"),
  );
  const { out } = await buildFolder(root);
  expect(() => readdirSync(join(out, 'assets/search'))).toThrow('ENOENT');
});
