import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Cache, openCache } from '../../../../src/cache/cache.ts';
import { listFiles } from '../../../../src/system/list-files.ts';
import { makeCopies } from '../../../../src/pipeline/images/make-copies.ts';
import { collectionTypes } from '../../../../src/collections/collection-types.ts';
import { loadConfig } from '../../../support/load-config.ts';
import { copySite, makeFolder, siteFile } from '../../../support/small-site.ts';

const loaded = await loadConfig(siteFile('images', '.'), collectionTypes);
/** AVIF of the widths of the site takes seconds. */
const config = { ...loaded, images: { ...loaded.images, widths: [80, 120, 160] } };
const image = 'content/en/docs/img/console-light.png';
const uses = [{ image, target: './img/console-light.png', file: 'content/en/docs/intro.md', line: 7, column: 1 }];
const assets = new Map([[image, { output: 'assets/console-light-1.png', width: 1280, height: 720 }]]);

let cache: Cache;
beforeEach(() => {
  cache = openCache({ folder: makeFolder(), identity: '1' });
  onTestFinished(() => rm(cache.folder, { recursive: true, force: true }));
});

test('without the package that makes copies, the option says how to get it', async () => {
  const { problems } = await makeCopies({
    config,
    uses,
    assets,
    cache,
    onProgress: () => undefined,
    load: async () => null,
  });
  expect(problems).toMatchObject([
    {
      severity: 'error',
      title: '`images.formats` needs the package `sharp`, which is not installed',
      file: 'site.config.ts',
      line: 8,
    },
  ]);
  expect(problems[0]?.hint).toContain('npm install --save-dev sharp');
});

test('a site that wants no copies needs no package', async () => {
  const plain = { ...config, images: { ...config.images, widths: [] } };
  const load = () => Promise.reject(new Error('loaded'));
  expect(await makeCopies({ config: plain, uses, assets, cache, onProgress: () => undefined, load })).toStrictEqual({
    value: new Map(),
    problems: [],
  });
});

test('the second build makes nothing', async () => {
  const make = () => makeCopies({ config, uses, assets, cache, onProgress: () => undefined });
  // A file that is written again has another inode.
  const files = () => {
    const folder = join(cache.folder, 'images');
    return (listFiles(folder) ?? []).map((name) => [name, statSync(join(folder, name)).ino]);
  };
  const first = await make();
  const made = files();
  expect(await make()).toStrictEqual(first);
  expect(files()).toStrictEqual(made);
  expect(made).toHaveLength(6);
  expect(first.value.get('assets/console-light-1.png')).toHaveLength(2);
});

test('an empty cache gives the same bytes, so the same names', async () => {
  const other = makeFolder();
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  const outputs = async (folder: string) => {
    const { value } = await makeCopies({
      config,
      uses,
      assets,
      cache: openCache({ folder, identity: '1' }),
      onProgress: () => undefined,
    });
    return [...value.values()].flat().flatMap(({ files }) => files.map(({ output }) => output));
  };
  expect(await outputs(other)).toStrictEqual(await outputs(cache.folder));
});

test('a picture that is cut off is named where it is shown', async () => {
  const root = copySite('images');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const bytes = readFileSync(join(root, image));
  writeFileSync(join(root, image), bytes.subarray(0, bytes.byteLength / 2));
  const { problems } = await makeCopies({
    config: { ...config, root },
    uses,
    assets,
    cache,
    onProgress: () => undefined,
  });
  expect(problems).toMatchObject([
    {
      severity: 'error',
      title: 'The image `./img/console-light.png` cannot be read as a picture',
      file: 'content/en/docs/intro.md',
      line: 7,
    },
  ]);
});
