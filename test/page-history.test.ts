import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../src/pipeline/load-site.ts';
import { all, attributes, texts, textOf } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { readMap } from './support/read-map.ts';
import { makeFolder } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

beforeAll(() => {
  // The tests do not depend on the configuration of the machine.
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const earlier = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  return () => {
    for (const [name, value] of earlier) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
});

function git(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync('git', args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
}

function put(root: string, file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(repository: string, author: string, date: string): void {
  const env = {
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: `${author}@example.com`,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: author,
    GIT_COMMITTER_EMAIL: `${author}@example.com`,
    GIT_COMMITTER_DATE: date,
  };
  git(repository, ['add', '--all']);
  git(repository, ['commit', '--quiet', '--message', `By ${author}`], env);
}

const config = `export default {
  title: 'S', url: 'https://docs.example.com', locales: { en: {}, es: {} },
  collections: { guide: { type: 'docs' }, voice: { type: 'docs', source: '../voice' } },
  pageDetails: { lastUpdated: true, lastAuthor: true },
};\n`;

/** Returns a repository with a site in its folder `site`, and the folders of its clones. */
function makeRepository() {
  const parent = makeFolder();
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const repository = join(parent, 'repository');
  git(parent, ['init', '--quiet', '--initial-branch', 'main', repository]);
  put(repository, 'site/site.config.mjs', config);
  put(repository, 'site/content/en/guide/intro.md', '# Intro\n\nText.\n');
  put(repository, 'site/content/en/guide/later "é".md', '---\nslug: later\n---\n\n# Later\n\nText.\n');
  put(repository, 'site/content/es/guide/intro.md', '# Introducción\n\nTexto.\n');
  put(repository, 'voice/calls.md', '# Calls\n\nText.\n');
  commit(repository, 'Ann', '2026-01-05T10:00:00Z');
  put(repository, 'site/content/en/guide/later "é".md', '---\nslug: later\n---\n\n# Later\n\nNew text.\n');
  commit(repository, 'Bob', '2026-02-01T23:30:00-03:00');
  put(
    repository,
    'site/content/en/guide/own.md',
    '---\nlast_update: { date: 2025-12-24, author: Cat }\n---\n\n# Own\n\nText.\n',
  );
  put(repository, 'site/content/en/guide/untracked.md', '# Untracked\n\nText.\n');
  return { parent, repository, root: join(repository, 'site') };
}

async function historyOf(root: string) {
  const { value, problems } = await loadSite({ root, drafts: false });
  return { history: Object.fromEntries(value.content.history), problems };
}

const ann = { day: '2026-01-05', author: 'Ann' };

describe('the last change of pages', () => {
  test('is that of their files in git, also outside the folder of the site', async () => {
    const { root } = makeRepository();
    expect(await historyOf(root)).toStrictEqual({
      history: {
        'content/en/guide/intro.md': ann,
        'content/en/guide/later "é".md': { day: '2026-02-02', author: 'Bob' },
        'content/es/guide/intro.md': ann,
        '../voice/calls.md': ann,
      },
      problems: [],
    });
  });

  test('is shown in the language of the page, is replaced by front matter, and follows a commit', async () => {
    const { root, repository } = makeRepository();
    const out = join(root, 'build');
    const shown = (page: string) => {
      const tree = parseHtml(readFileSync(join(out, page, 'index.html'), 'utf8'));
      return all(tree, '.page-details').map(textOf);
    };
    await tryBuild(root, { cache: true, out });
    expect(shown('guide/intro')).toStrictEqual(['Last updated on January 5, 2026 by Ann']);
    expect(shown('es/guide/intro')).toStrictEqual(['Última actualización el 5 de enero de 2026 por Ann']);
    expect(shown('guide/own')).toStrictEqual(['Last updated on December 24, 2025 by Cat']);
    expect(shown('guide/untracked')).toStrictEqual([]);

    // The text stays as it is.
    commit(repository, 'Dan', '2026-03-01T00:00:00Z');
    expect(await tryBuild(root, { cache: true, out })).toStrictEqual({ problems: [], rendered: 2 });
    expect(shown('guide/untracked')).toStrictEqual(['Last updated on March 1, 2026 by Dan']);
    expect(texts(parseHtml(readFileSync(join(out, 'guide/untracked/index.html'), 'utf8')), 'time')).toStrictEqual([
      'March 1, 2026',
    ]);
  });

  test('is not told wrongly by a shallow clone, which is one warning', async () => {
    const { parent, repository } = makeRepository();
    commit(repository, 'Dan', '2026-03-01T00:00:00Z');
    git(parent, ['clone', '--quiet', '--depth', '2', pathToFileURL(repository).href, 'clone']);
    const { history, problems } = await historyOf(join(parent, 'clone/site'));
    const dan = { day: '2026-03-01', author: 'Dan' };
    expect(history).toStrictEqual({ 'content/en/guide/own.md': dan, 'content/en/guide/untracked.md': dan });
    expect(problems).toMatchObject([
      {
        code: 'missing-history',
        severity: 'warning',
        title: '4 files show no last-changed date, because the clone is shallow',
        file: 'site.config.mjs',
      },
    ]);
  });

  test('is left out without a repository, with one warning', async () => {
    const root = makeFolder();
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    put(root, 'site.config.mjs', config.replace(`, voice: { type: 'docs', source: '../voice' }`, ''));
    put(root, 'content/en/guide/intro.md', '# Intro\n\nText.\n');
    const { history, problems } = await historyOf(root);
    expect(history).toStrictEqual({});
    expect(problems.map(({ code, title }) => [code, title])).toStrictEqual([
      ['missing-history', 'Pages do not show their last change, because git cannot tell when it was'],
    ]);
  });
});

test('files of a submodule have the edit link and the last change of its repository', async () => {
  const { parent, root, repository } = makeRepository();
  const lib = join(parent, 'lib');
  git(parent, ['init', '--quiet', '--initial-branch', 'trunk', lib]);
  put(lib, 'docs/en/install.md', '# Install\n\nText.\n');
  commit(lib, 'Eve', '2026-04-01T10:00:00Z');
  const local = ['-c', 'protocol.file.allow=always'];
  git(repository, [...local, 'submodule', '--quiet', 'add', pathToFileURL(lib).href, 'site/vendor/lib']);
  git(join(root, 'vendor/lib'), ['remote', 'set-url', 'origin', 'git@github.com:acme/lib.git']);
  const edit = `editUrl: 'https://github.com/acme/docs/edit/main/site/{path}'`;
  const lines = [`lib: { type: 'docs', source: 'vendor/lib/docs' }, voice:`, `pageDetails: { ${edit},`] as const;
  put(root, 'site.config.mjs', config.replace('voice:', lines[0]).replace('pageDetails: {', lines[1]));
  commit(repository, 'Dan', '2026-05-01T10:00:00Z');

  expect((await historyOf(root)).history).toMatchObject({
    'vendor/lib/docs/en/install.md': { day: '2026-04-01', author: 'Eve' },
    'content/en/guide/intro.md': ann,
  });
  const out = join(root, 'build');
  await tryBuild(root, { cache: true, out });
  const editLink = (page: string) =>
    attributes(parseHtml(readFileSync(join(out, page, 'index.html'), 'utf8')), '.edit-link', 'href');
  expect(editLink('lib/install')).toStrictEqual(['https://github.com/acme/lib/edit/trunk/docs/en/install.md']);
  expect(editLink('guide/intro')).toStrictEqual([
    'https://github.com/acme/docs/edit/main/site/content/en/guide/intro.md',
  ]);
});

describe('the day of the last change in the maps', () => {
  const unseen = (root: string, sitemap = '') => {
    const text = readFileSync(join(root, 'site.config.mjs'), 'utf8');
    writeFileSync(join(root, 'site.config.mjs'), text.replace(/pageDetails.*\n/, `${sitemap}\n`));
  };
  const build = async (root: string) => {
    const out = join(root, 'build');
    const { problems } = await tryBuild(root, { cache: true, out });
    expect(problems).toStrictEqual([]);
    const site = 'https://docs.example.com';
    const entries = readMap(readFileSync(join(out, 'sitemap-en.xml'), 'utf8'), site);
    return Object.fromEntries(entries.map(({ url, lastmod }) => [url.slice(site.length), lastmod]));
  };

  test('is that of git or of front matter, and pages stay as they are after a commit', async () => {
    const { root, repository } = makeRepository();
    unseen(root);
    expect(await build(root)).toStrictEqual({
      '/guide/intro': '2026-01-05',
      '/guide/later': '2026-02-02',
      '/guide/own': '2025-12-24',
      '/guide/untracked': null,
      '/voice/calls': '2026-01-05',
    });
    commit(repository, 'Dan', '2026-03-01T00:00:00Z');
    const out = join(root, 'build');
    expect(await tryBuild(root, { cache: true, out })).toStrictEqual({ problems: [], rendered: 0 });
    expect(readFileSync(join(out, 'sitemap-en.xml'), 'utf8')).toContain('untracked</loc><lastmod>2026-03-01<');
  });

  test('is left out where a shallow clone does not know it, without a warning', async () => {
    const { parent, root, repository } = makeRepository();
    unseen(root);
    commit(repository, 'Dan', '2026-03-01T00:00:00Z');
    git(parent, ['clone', '--quiet', '--depth', '2', pathToFileURL(repository).href, 'clone']);
    expect(await build(join(parent, 'clone/site'))).toStrictEqual({
      '/guide/intro': null,
      '/guide/later': null,
      '/guide/own': '2025-12-24',
      '/guide/untracked': '2026-03-01',
      '/voice/calls': null,
    });
  });

  test('is left out without a repository, and if the site does not want it', async () => {
    const { root } = makeRepository();
    unseen(root, 'sitemap: { lastmod: false },');
    expect(new Set(Object.values(await build(root)))).toStrictEqual(new Set([null]));
    const alone = makeFolder();
    onTestFinished(() => rm(alone, { recursive: true, force: true }));
    put(alone, 'site.config.mjs', config.replace(`, voice: { type: 'docs', source: '../voice' }`, ''));
    put(alone, 'content/en/guide/intro.md', '# Intro\n\nText.\n');
    unseen(alone);
    expect(await build(alone)).toStrictEqual({ '/guide/intro': null });
  });
});
