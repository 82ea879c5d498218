import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { noClient } from '../../../src/bundler/bundle-client.ts';
import { openTheme } from '../../../src/bundler/open-theme.ts';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import { openCache } from '../../../src/cache/cache.ts';
import { createTable } from '../../../src/cache/table.ts';
import { readSiteConfig } from '../../../src/pipeline/read-site-config.ts';
import { scanContent } from '../../../src/content/scan-content.ts';
import { createClock } from '../../../src/pipeline/clock.ts';
import { readAsset } from '../../../src/pipeline/asset-reader.ts';
import { compilePages, type KnownPage } from '../../../src/pipeline/compile-pages.ts';
import { createPageJob, textsOf } from '../../../src/pipeline/create-page-job.ts';
import { noPlugins } from '../../../src/plugins/loading/open-plugins.ts';
import { loadMarkdownOptions } from '../../../src/pipeline/load-markdown-options.ts';
import { prepare } from '../../../src/pipeline/prepare.ts';
import type { RenderInput } from '../../../src/pipeline/render-input.ts';
import { selectAll } from '../../../src/pipeline/route-selection.ts';
import { inputFingerprint, siteFingerprint } from '../../../src/pipeline/site-fingerprint.ts';
import { createSite } from '../../../src/site/create-site.ts';
import { createPageContexts } from '../../../src/site/graph/page-context.ts';
import { createCompiledContent } from '../../../src/site/graph/compiled-content.ts';
import { openWorkerPool } from '../../../src/workers/open-worker-pool.ts';
import { findLeaves, type Leaf } from '../../support/leaves.ts';
import { runLength } from '../../support/run-length.ts';
import { plainFolder } from '../../support/site-folder.ts';
import { copySite } from '../../support/small-site.ts';

// A build does not create the job of a page whose input fingerprint is as before. So whatever
// changes a job must change the fingerprint: each value of a site is changed, one at a time.

/** Only one in this many values of content files is changed; in the long run all of them. */
const step = runLength({ short: 48, long: 1 });
const some = (_: unknown, index: number) => index % step === 0;
/** So too of those that other pages know of a page, each of which has several of every kind. */
const outlineStep = runLength({ short: 6, long: 1 });

let original: RenderInput;
beforeAll(async () => {
  original = await prepareSite(copySite('varied'));
});

async function prepareSite(root: string): Promise<RenderInput> {
  const { value: configured } = await readSiteConfig(root, collectionTypes);
  if (configured === null) throw new Error(`The configuration of ${root} is wrong`);
  const { config } = configured;
  const content = await scanContent(config, { types: collectionTypes, drafts: true });
  const { value: site } = createSite(config, content.value, collectionTypes);
  const { value: markdown } = await loadMarkdownOptions(config, noPlugins);
  const cache = openCache({ folder: join(root, 'cache'), identity: '1' });
  const pool = openWorkerPool({ ...plainFolder(root), cache, markdown, pluginModules: {}, isProfiled: false });
  const known = createTable<KnownPage>();
  const prepared = await prepare(selectAll(site), {
    plugins: noPlugins,
    theme: await openTheme({
      components: collectionTypes.flatMap((type) => type.components ?? []),
      pluginFolders: [],
      folder: join(root, 'cache'),
    }),
    cache,
    filter: (problems) => problems,
    compile: async (selection) => (await compilePages({ selection, optionsHash: '1', pool, known })).value,
    readAsset: (file) => readAsset(config, file),
    bundleMdx: async (pages) => ({
      value: {
        mdxModules: new Map([...pages.keys()].map((file) => [file, `${file}.js`])),
        islands: new Map(),
        imports: new Map(),
      },
      problems: [],
    }),
    bundleClient: async () => ({ value: { ...noClient, stylePaths: ['assets/style.css'] }, problems: [] }),
    clock: createClock(),
    onProgress: () => undefined,
    openRuleResults: () => Promise.reject(new Error('The site has no rules')),
    marksBroken: false,
  });
  await pool.close();
  return prepared.input;
}

interface PageState {
  readonly job: string;
  readonly fingerprint: string;
  readonly files: readonly string[];
}

/** Returns the state of each page by its address. A site that cannot be created has no pages. */
function statesOf(input: RenderInput): ReadonlyMap<string, PageState> {
  const { config, content } = input.site;
  try {
    const { value: site } = createSite(config, content, collectionTypes);
    const compiled = createCompiledContent(site.routes, input.compiled.pages);
    const current = { ...input, site, compiled };
    const contextOf = createPageContexts(site);
    const fingerprint = siteFingerprint(current);
    return new Map(
      site.routes.map((route) => [
        `${route.locale.name} ${route.url}`,
        {
          job: jobOf(() => createPageJob(current, contextOf(route), null)),
          fingerprint: inputFingerprint(current, route, fingerprint),
          files: textsOf(route).map(({ source }) => source.file),
        },
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Returns the job as JSON; empty if it cannot be created, which ends a build. */
function jobOf(create: () => unknown): string {
  try {
    return JSON.stringify(create());
  } catch {
    return '';
  }
}

/** Returns the pages whose job has changed while their fingerprint is the same. */
function stalePages(
  before: ReadonlyMap<string, PageState>,
  leaf: Leaf,
  isAffected: (page: PageState) => boolean = () => true,
): readonly string[] {
  const restore = leaf.change();
  const after = statesOf(original);
  restore();
  return [...after].flatMap(([page, now]) => {
    const then = before.get(page);
    const isStale = then && isAffected(then) && now.job !== '' && now.job !== then.job;
    return isStale && now.fingerprint === then.fingerprint ? [`${leaf.path} changes ${page}`] : [];
  });
}

describe('the input fingerprint of a page', () => {
  test('is the same for the same site', () => {
    expect([...statesOf(original)]).toStrictEqual([...statesOf(original)]);
  });

  test.each(['config', 'content', 'assets', 'diagrams', 'imageCopies', 'client'] as const)(
    'changes with every value of `%s` that changes the page',
    (part) => {
      const value = part === 'config' || part === 'content' ? original.site[part] : original[part];
      const before = statesOf(original);
      const all = findLeaves(value, part);
      const leaves = part === 'content' ? all.filter(some) : all;
      expect(leaves.flatMap((leaf) => stalePages(before, leaf))).toStrictEqual([]);
    },
  );

  test('changes with the entry of its own file in the list of outdated translations', () => {
    const before = statesOf(original);
    const { site } = original;
    const translated = site.routes.find(({ entry }) => entry !== null && entry.originalFile !== null);
    const file = translated?.entry?.source.file ?? '';
    const outdated = new Map([[file, { since: '2026-03-09' }]]);
    const after = statesOf({ ...original, site: { ...site, content: { ...site.content, outdated } } });
    const changed = [...after].filter(([page, { fingerprint }]) => before.get(page)?.fingerprint !== fingerprint);
    expect(changed.map(([page]) => page)).toStrictEqual([`${translated?.locale.name} ${translated?.url}`]);
    expect(changed.map(([, { job }]) => job.includes('"outdated"'))).toStrictEqual([true]);
  });

  test('changes with everything in the metadata of other pages that changes the page', () => {
    const before = statesOf(original);
    for (const [file, page] of original.compiled.pages) {
      const isOutline = /\.(?:ids|headings|titleId|isParsed)\b/;
      const leaves = findLeaves(page, '').filter(
        (leaf, index) => some(leaf, index) || (isOutline.test(leaf.path) && index % outlineStep === 0),
      );
      const stale = leaves.flatMap((leaf) => stalePages(before, leaf, ({ files }) => !files.includes(file)));
      expect(stale).toStrictEqual([]);
    }
  });

  test('would not be enough without what other pages know of a page', () => {
    const [file, page] = [...original.compiled.pages].find(([, { ids }]) => ids.length > 0) ?? ['', null];
    const before = siteFingerprint(original);
    const outlines = new Map(original.compiled.outlines);
    outlines.delete(file);
    expect(page).not.toBeNull();
    expect(siteFingerprint({ ...original, compiled: { ...original.compiled, outlines } })).not.toBe(before);
  });
});
