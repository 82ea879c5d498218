import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { manifestFile } from '../src/build/output/own-files.ts';
import { runDocsgen } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { copySite } from './support/small-site.ts';

type Files = ReadonlyMap<string, string>;

const manifestSchema = z.object({
  files: z.array(z.tuple([z.string(), z.string(), z.string().optional()])),
});

async function build(root: string, ...options: readonly string[]): Promise<Files> {
  const out = join(root, 'build');
  const { status, stderr } = await runDocsgen(['build', '--root', root, '--out', out, ...options]);
  expect(stderr).not.toContain('error');
  expect(status).toBe(0);
  return readFolder(out);
}

/** Returns the names of the locales of the files in an output; null for a file of all locales. */
function localesOf(files: Files): ReadonlyMap<string, string | null> {
  const { files: listed } = manifestSchema.parse(JSON.parse(textOf(files, manifestFile)));
  return new Map(listed.map(([path, , locale]) => [path, locale ?? null]));
}

function textOf(files: Files, path: string): string {
  return Buffer.from(files.get(path) ?? '', 'base64').toString();
}

function edit(root: string): void {
  appendFileSync(join(root, 'content/es/docs/guide.md'), '\nY marca el número.\n');
  appendFileSync(join(root, 'content/en/docs/guide.md'), '\nAnd dial the number.\n');
  appendFileSync(join(root, 'content/pt/blog/2026-03-20-news.md'), '\nMuitas.\n');
  writeFileSync(join(root, 'content/es/docs/nuevo.md'), '# Nuevo\n\nUna página nueva.\n');
  rmSync(join(root, 'content/es/pages'), { recursive: true });
}

describe('a build of one locale', () => {
  const states: { before: Files; after: Files; whole: Files; clean: Files }[] = [];
  const state = () => {
    const [only] = states;
    if (!only) throw new Error('The site is not built yet');
    return only;
  };
  beforeAll(async () => {
    const root = copySite('partial');
    const before = await build(root);
    edit(root);
    const after = await build(root, '--locale', 'es');
    const whole = await build(root);
    const fresh = copySite('partial');
    edit(fresh);
    states.push({ before, after, whole, clean: await build(fresh) });
    for (const each of [root, fresh]) rmSync(each, { recursive: true, force: true });
  });

  test('leaves each file of the others as it was', () => {
    const { before, after } = state();
    const others = [...localesOf(before)].filter(([, locale]) => locale === 'en' || locale === 'pt');
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter(([path]) => after.get(path) !== before.get(path))).toStrictEqual([]);
    const made = [...localesOf(after)].filter(([path]) => !before.has(path));
    expect([...new Set(made.map(([, locale]) => locale))]).toStrictEqual(['es']);
  });

  test('makes its own files anew, and removes those of pages that are gone', () => {
    const { before, after } = state();
    expect(textOf(after, 'es/docs/guide/index.html')).toContain('Y marca el número.');
    expect(textOf(after, 'docs/guide/index.html')).not.toContain('And dial the number.');
    expect(after.has('es/docs/nuevo/index.html')).toBe(true);
    // The home page is in the source language now.
    expect(textOf(before, 'es/index.html')).toContain('Bienvenida');
    expect(textOf(after, 'es/index.html')).not.toContain('Bienvenida');
    const gone = [...localesOf(before)].filter(([path]) => !after.has(path));
    expect([...new Set(gone.map(([, locale]) => locale))]).toStrictEqual(['es']);
  });

  test('leaves the shared files there, and those that name all locales still do', () => {
    const { before, after } = state();
    const shared = [...localesOf(before)].filter(([, locale]) => locale === null).map(([path]) => path);
    expect(shared).toContain('shared.txt');
    expect(shared.filter((path) => !after.has(path))).toStrictEqual([]);
    const changed = shared.filter((path) => !/\.(?:br|gz)$/.test(path) && after.get(path) !== before.get(path));
    expect(changed).toStrictEqual(['es/offline.json', 'routes.json', 'sw.js']);
    expect(textOf(after, 'sitemap.xml').match(/sitemap-\w+/g)).toStrictEqual([
      'sitemap-en',
      'sitemap-es',
      'sitemap-pt',
    ]);
    expect(textOf(after, 'routes.json')).toContain('"url": "/pt/docs/guide"');
    const lists = [...textOf(after, 'sw.js').matchAll(/"list":"([^"?]+)/g)].map(([, list = '']) => list);
    expect(lists.toSorted()).toStrictEqual(['es/offline.json', 'offline.json', 'pt/offline.json']);
  });

  test('is followed by a build of all that is the same as a clean one', () => {
    const { whole, clean } = state();
    expect([...whole.keys()]).toStrictEqual([...clean.keys()]);
    expect([...whole].filter(([path, bytes]) => clean.get(path) !== bytes).map(([path]) => path)).toStrictEqual([]);
  });

  test('writes the same into an empty folder, beside what names the others', async () => {
    const root = copySite('partial');
    edit(root);
    const alone = await build(root, '--locale', 'es');
    rmSync(root, { recursive: true, force: true });
    const { clean } = state();
    const own = [...localesOf(alone)].filter(([, locale]) => locale === 'es').map(([path]) => path);
    expect(own).toStrictEqual([...localesOf(clean)].filter(([, locale]) => locale === 'es').map(([path]) => path));
    expect(own.filter((path) => alone.get(path) !== clean.get(path))).toStrictEqual([]);
    expect(alone.get('sitemap.xml')).toBe(clean.get('sitemap.xml'));
  });
});
