import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot, runProcess } from './support/docsgen.ts';
import { attributes } from './support/elements.ts';
import { otherFileSystem } from './support/other-file-system.ts';
import { parseHtml } from './support/parse-html.mjs';
import { readFolder } from './support/read-folder.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite, makeFolder } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('minimal');
  writeFileSync(join(built, 'content/en/docs/old.md'), '# Old\n');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const preload = pathToFileURL(join(projectRoot, 'test/support/watch-publication.mjs')).href;

/** Builds with a watch on the output folder, see `watch-publication.mjs`. */
function buildWatched(out: string, env: Readonly<Record<string, string>>) {
  const options = { NODE_OPTIONS: `--import=${preload}`, PUBLISHED: out, ...env };
  return runProcess(['build', '--root', site.root, '--out', out], options);
}

function folder(): string {
  const made = makeFolder();
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** Every file changes its name or its content, comes or goes: the style sheet is in all pages. */
function editSite(): void {
  site.write('styles.css', 'h1 { color: red; }\n');
  site.write('site.config.ts', site.read('site.config.ts').replace('title:', "styles: './styles.css',\n  title:"));
  site.write('content/en/docs/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n');
  site.write('content/en/docs/added.md', '# Added\n\n![A dot](./dot.svg) and [the start](./intro.md).\n');
  site.write('content/en/docs/intro.md', `${site.read('content/en/docs/intro.md')}\n[Added](./added.md)\n`);
  site.remove('content/en/docs/old.md');
}

/**
 * Returns what pages of an output, and the files of its search, name and the output does not have.
 */
function missingFiles(out: string): readonly string[] {
  const files = new Set(readFolder(out).keys());
  return [...files].flatMap((file) =>
    targetsOf(join(out, file), file)
      .map((target) => decodeURI(target.replace(/[?#].*/, '')).slice(1))
      .filter((path) => !files.has(path) && !files.has(posix.join(path, 'index.html')))
      .map((path) => `${file} → ${path}`),
  );
}

function targetsOf(path: string, file: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  if (file.endsWith('.html')) {
    const page = parseHtml(text);
    const named = ['href', 'src'].flatMap((name) => attributes(page, '*', name));
    return named.filter((target) => target.startsWith('/'));
  }
  if (!/^assets\/search\/en\/(?:box|index)\.json$/.test(file)) return [];
  const parts = [...text.matchAll(/"([\da-f]{12}\.\w+)"/g)].map(([, name]) => `/${dirname(file)}/${name}`);
  return [...parts, ...[...text.matchAll(/Href":"([^"]+)"/g)].map(([, address]) => address ?? '')];
}

test('at every moment of a publication each page in the folder finds the files that it refers to, and all files are docsgen’s', async () => {
  const [out, snapshots] = [join(site.root, 'build'), folder()];
  editSite();
  const { status, stderr } = await buildWatched(out, { SNAPSHOTS: snapshots });
  expect(status, stderr).toBe(0);
  const states = readdirSync(snapshots);
  expect(states.length).toBeGreaterThan(12);
  for (const state of states) expect(missingFiles(join(snapshots, state)), `before change ${state}`).toStrictEqual([]);
  expect(missingFiles(out)).toStrictEqual([]);
  expect([...site.output().keys()]).not.toContain('docs/old/index.html');
});

describe('a build that is killed while it publishes', () => {
  const elsewhere = otherFileSystem();
  const outputs: readonly (readonly [string, () => string])[] = [
    ['to the file system of the site', () => join(site.root, 'build')],
    ...(elsewhere === null ? [] : [['to another one', () => mkdtempSync(join(elsewhere, 'docsgen-'))] as const]),
  ];

  test.each(outputs)('%s is completed by the next, which writes what a clean one does', async (_, outOf) => {
    const out = outOf();
    onTestFinished(() => rm(out, { recursive: true, force: true }));
    editSite();
    expect((await buildWatched(out, { KILL_AT: '9' })).status).toBeNull();
    expect(missingFiles(out)).toStrictEqual([]);
    await buildReport(site.root, '--out', out);
    expect(readFolder(out)).toStrictEqual(await cleanOutput(site.root));
  });

  test('and then loses its .docsgen, is followed by one that writes what a clean one does', async () => {
    editSite();
    expect((await buildWatched(join(site.root, 'build'), { KILL_AT: '9' })).status).toBeNull();
    site.remove('.docsgen');
    await buildReport(site.root);
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });
});
