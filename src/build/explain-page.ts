import { findStateFolder } from '../config/state-folder.ts';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { importsOfPage } from '../bundler/imports-of-page.ts';
import { nearest } from '../shared/nearest.ts';
import type { LastRendering, PageOrigin, PageUses } from '../shared/page-origin.ts';
import { DocsgenError } from '../shared/problem.ts';
import { describeRoute } from '../site/describe-route.ts';
import { absoluteUrl } from '../site/graph/absolute-url.ts';
import { servedBase } from '../site/graph/address.ts';
import { translationsOf } from '../site/graph/indexing.ts';
import { addressOf } from '../site/graph/redirects.ts';
import type { Route, Site } from '../site/graph/site.ts';
import { placedOutput } from '../site/graph/site-url.ts';
import { assetCandidates } from '../site/references/reference-files.ts';
import { includedFiles, openLastCompiled } from '../pipeline/last-compiled.ts';
import { readRecordedFiles } from './build-cache.ts';
import { outputFolder, outputState } from './output/site-outputs.ts';
import { isAsWritten } from './output/written-file.ts';

interface PlaceOfBuild {
  /** The output folder of the site in the builds that are asked about. */
  readonly out: string;
}

/**
 * Returns where the page at an address comes from, and why a build has last rendered it. The
 * address may be absolute, with or without the base, and with a slash at its end. Throws a
 * `DocsgenError` if no page is there.
 */
export async function explainPage(site: Site, address: string, { out }: PlaceOfBuild): Promise<PageOrigin> {
  const route = findPage(site, address);
  const { exact } = site.redirects;
  const leading = site.routes.filter(({ target }) => target === route).map(({ url }) => url);
  const forms = translationsOf(site, route);
  return {
    ...describeRoute(site, route, basename(out)),
    textLocale: (route.entry?.source.locale ?? route.locale).name,
    alternates: Object.fromEntries(forms.map((form) => [form.locale.name, absoluteUrl({ site }, form.url)])),
    redirectedFrom: [...leading, ...exact.filter(({ page }) => page?.url === route.url).map(({ from }) => from)],
    uses: await readUses(site, route),
    rendered: await readRendering(site, route, out),
  };
}

async function readUses(site: Site, { entry, locale }: Route): Promise<PageUses | null> {
  if (entry === null) return { includes: [], imports: [], components: [], files: [] };
  const { root } = site.config;
  const { source } = entry;
  const page = (await openLastCompiled(outputState(await findStateFolder(root), locale.away?.domain ?? null)))(
    source.file,
  );
  if (page === null) return null;
  const candidates = page.references.flatMap((reference) =>
    assetCandidates(site, source, reference).find((file) => existsSync(join(root, file))),
  );
  return {
    includes: includedFiles(source.file, page),
    imports: await importsOfPage(root, source.file, page.mdxModule),
    components: unique(page.mdxModule?.components.map(({ name }) => name) ?? []),
    files: unique(candidates.filter((file) => file !== undefined)),
  };
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}

async function readRendering({ config }: Site, route: Route, out: string): Promise<LastRendering | null> {
  const place = route.locale.away?.domain ?? null;
  const folder = outputFolder(out, place);
  const output = placedOutput(route);
  const recorded = (await readRecordedFiles(outputState(await findStateFolder(config.root), place), folder)).find(
    output,
  );
  // A build without the cache may have written the page since.
  if (recorded === null || !isAsWritten(join(folder, output), recorded)) return null;
  return { at: new Date(recorded.mtimeMs).toISOString(), causes: recorded.causes ?? [] };
}

function findPage({ config, routes }: Site, address: string): Route {
  const rest = fromAway(config, address);
  const [, path = ''] = /^([^?#]*)/.exec(rest.startsWith(config.url) ? rest.slice(config.url.length) : rest) ?? [];
  const whole = addressOf(`/${path}`);
  const base = servedBase(config);
  const inside = `${whole}/`.startsWith(base) ? addressOf(`/${whole.slice(base.length)}`) : whole;
  // A page may have the base as the first part of its own address.
  for (const wanted of [inside, whole]) {
    const route = routes.find(({ url }) => addressOf(url) === wanted);
    if (route) return route;
  }
  throw unknownAddress(address, inside, routes);
}

/** Returns an address with the path of a locale in place of the address where that is served. */
function fromAway({ locales }: Config, address: string): string {
  const homes = locales.flatMap(({ path, away }) => (away === null ? [] : [{ path, home: away.address }]));
  const [found] = homes
    .filter(({ home }) => `${address}/`.startsWith(home))
    .toSorted((a, b) => b.home.length - a.home.length);
  return found === undefined ? address : `/${found.path}/${address.slice(found.home.length)}`;
}

function unknownAddress(address: string, path: string, routes: readonly Route[]): DocsgenError {
  const near: string[] = [];
  for (const _ of [1, 2, 3]) {
    const found = nearest(
      path,
      routes.map(({ url }) => url).filter((url) => !near.includes(url)),
    );
    if (found !== null) near.push(found);
  }
  const known = 'Run `docsgen routes` for the list of pages.';
  const hint = near.length === 0 ? known : `Did you mean ${near.map((url) => `\`${url}\``).join(', ')}? ${known}`;
  return new DocsgenError([{ code: 'invalid-option', title: `The site has no page at \`${address}\``, hint }]);
}
