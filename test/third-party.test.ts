import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findBundledPackages } from '../scripts/bundled-packages.mjs';
import { noticesText } from '../scripts/notices.mjs';
import { sbomText } from '../scripts/sbom.mjs';
import { recordBundles } from '../src/bundler/bundle-store.ts';
import { bundleScripts } from '../src/bundler/bundle-scripts.ts';
import { createStyleReader } from '../src/bundler/style-reader.ts';
import { projectRoot } from './support/docsgen.ts';
import { borrowSite, buildFolder } from './support/small-site.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const component = z.strictObject({
  type: z.literal('library'),
  'bom-ref': z.string(),
  group: z.string().startsWith('@').optional(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  licenses: z.array(
    z.union([
      z.strictObject({ license: z.strictObject({ id: z.string() }) }),
      z.strictObject({ expression: z.string() }),
    ]),
  ),
  hashes: z.tuple([z.strictObject({ alg: z.literal('SHA-512'), content: z.hex().length(128) })]).optional(),
});

const bom = z
  .object({ bomFormat: z.literal('CycloneDX'), specVersion: z.literal('1.6'), components: z.array(component) })
  .parse(JSON.parse(read('dist/sbom.cdx.json')));

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });
const product = manifest.parse(JSON.parse(read('package.json')));
const listed = bom.components.map(
  ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name} ${version}`,
);
const noticed = [...read('dist/THIRD-PARTY.md').matchAll(/^## (\S+ \S+)$/gm)].map(([, title = '']) => title);

/** Returns `name version` of the installed packages that some files belong to. */
function packagesOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => {
    const { name, version } = z
      .object({ name: z.string(), version: z.string() })
      .parse(JSON.parse(read(`${folder}/package.json`)));
    return `${name} ${version}`;
  });
}

/** Returns the source files of the code in `dist/`: esbuild writes a comment before each. */
function compiledFiles(): readonly string[] {
  const files = readdirSync(join(projectRoot, 'dist'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js') && !file.startsWith('bundles'))
    .flatMap((file) => [...read(`dist/${file}`).matchAll(/^\/\/ (node_modules\/\S+)$/gm)])
    .map(([, source = '']) => source);
}

/** Returns the source files of the scripts that browsers load. */
async function scriptFiles(): Promise<readonly string[]> {
  const { islands } = z
    .object({ islands: z.array(z.object({ name: z.string(), file: z.string(), exportName: z.string() })) })
    .parse(JSON.parse(read('dist/bundles/theme.json')));
  const files: string[] = [];
  const bundles = recordBundles(({ inputs }) => void files.push(...Object.keys(inputs)));
  const absolute = islands.map((each) => [each.name, { ...each, file: join(projectRoot, each.file) }] as const);
  const prepaint = { announcementId: null, hasColorSwitch: true, followed: null };
  await bundleScripts(
    {
      root: projectRoot,
      prepaint,
      islands: new Map(absolute),
      overrides: null,
      styles: createStyleReader({ root: projectRoot, plugins: [] }),
      search: null,
    },
    bundles,
  );
  return files;
}

describe('the notices and the SBOM', () => {
  test('have every package whose code is in the compiled files', () => {
    const compiled = packagesOf(compiledFiles());
    expect(compiled.length).toBeGreaterThan(100);
    expect(compiled.filter((name) => !listed.includes(name))).toStrictEqual([]);
    expect(compiled.filter((name) => !noticed.includes(name))).toStrictEqual([]);
  });

  test('have every package whose code browsers load, React among them', async () => {
    const loaded = packagesOf(await scriptFiles());
    expect(loaded.map((name) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'scheduler']),
    );
    expect(loaded.filter((name) => !listed.includes(name))).toStrictEqual([]);
    expect(loaded.filter((name) => !noticed.includes(name))).toStrictEqual([]);
    expect(read('dist/THIRD-PARTY.md')).toContain('Copyright (c) Meta Platforms');
  });

  test('have the same packages, each once', () => {
    expect(noticed).toStrictEqual(listed);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('contain no path of the machine', () => {
    for (const file of ['dist/sbom.cdx.json', 'dist/THIRD-PARTY.md']) {
      expect(read(file)).not.toContain(projectRoot);
      expect(read(file)).not.toContain('node_modules');
      expect(read(file)).not.toMatch(/"\/|file:\/\//);
    }
  });

  test('are the same whatever order the files are read in', () => {
    const inputs = ['site:src/a.ts', ...bom.components.map(({ purl }) => `${folderOf(purl)}/index.js`)];
    const forth = findBundledPackages(projectRoot, inputs);
    const back = findBundledPackages(projectRoot, [...inputs, ...inputs].toReversed());
    expect(noticesText(forth)).toBe(noticesText(back));
    expect(sbomText(product, forth)).toBe(sbomText(product, back));
  });
});

function folderOf(purl: string): string {
  return `node_modules/${purl
    .replace('pkg:npm/', '')
    .replace('%40', '@')
    .replace(/@[^@]*$/, '')}`;
}

describe('each component of the SBOM', () => {
  const lock = z
    .object({
      packages: z.record(z.string(), z.object({ version: z.string().optional(), integrity: z.string().optional() })),
    })
    .parse(JSON.parse(read('package-lock.json')));

  test('has the hash of the lock file, the license of the package and the address of both', () => {
    for (const { group, name, version, purl, licenses, hashes, ...rest } of bom.components) {
      const full = group === undefined ? name : `${group}/${name}`;
      expect(purl).toBe(`pkg:npm/${full.replace('@', '%40')}@${version}`);
      expect(rest['bom-ref']).toBe(purl);
      const places = Object.entries(lock.packages).filter(
        ([path, locked]) => path.endsWith(`node_modules/${full}`) && locked.version === version,
      );
      const digest = Buffer.from(hashes?.[0].content ?? '', 'hex').toString('base64');
      expect(places.map(([, { integrity }]) => integrity)).toContain(`sha512-${digest}`);
      const installed = manifest.parse(JSON.parse(read(`${places[0]?.[0] ?? ''}/package.json`)));
      expect(licenses.map((each) => ('license' in each ? each.license.id : each.expression))).toStrictEqual([
        installed.license,
      ]);
    }
  });

  test('is pinned if the installed grammars must be those of the compiled core', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    expect(listed).toContain(`shiki ${dependencies['shiki']}`);
    expect(listed).toContain(`@shikijs/core ${dependencies['shiki']}`);
  });
});

test('a site publishes the licenses of the packages in its scripts, each once', async () => {
  const root = borrowSite('minimal');
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put('node_modules/@sounds/beep/package.json', '{ "name": "@sounds/beep", "version": "2.0.1", "license": "ISC" }');
  put('node_modules/@sounds/beep/index.js', 'export const beep = () => console.log("beep");\n');
  put('node_modules/@sounds/beep/LICENSE.md', 'Copyright (c) The makers of sounds\n');
  put('scripts/beep.js', "import { beep } from '@sounds/beep';\nbeep();\n");
  put('scripts/again.js', "import { beep } from '@sounds/beep';\nbeep();\n");
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
  put('site.config.ts', config.replace('collections:', "scripts: ['./scripts/beep.js', './scripts/again.js'],\n$&"));
  const { read: readOutput } = await buildFolder(root);
  const text = readOutput('assets/licenses.txt');
  const packages = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\n\n/gm)].map(([, name]) => name);
  expect(packages).toStrictEqual(['@sounds/beep', 'react', 'react-dom', 'scheduler']);
  expect(text).toContain('Copyright (c) The makers of sounds');
  expect(text).toContain('Copyright (c) Meta Platforms');
  expect(text).not.toContain(root);
});
