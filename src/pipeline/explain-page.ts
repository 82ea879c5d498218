import { join } from 'node:path';
import { openCache } from '../cache/cache.ts';
import { codeIdentity } from '../cache/code-identity.ts';
import { nearest } from '../shared/nearest.ts';
import type { PageOrigin } from '../shared/page-origin.ts';
import { DocsgenError } from '../shared/problem.ts';
import { describeRoute } from '../site/describe-route.ts';
import { absoluteUrl } from '../site/graph/absolute-url.ts';
import { servedBase } from '../site/graph/address.ts';
import { translationsOf } from '../site/graph/indexing.ts';
import { addressOf } from '../site/graph/redirects.ts';
import type { Route, Site } from '../site/graph/site.ts';
import { stateFolder } from '../system/state-folder.ts';
import type { KnownPage } from './compile-pages.ts';

/**
 * Returns where the page at an address comes from. The address may be absolute, with or without the
 * base, and with a slash at its end. Throws a `DocsgenError` if no page is there.
 */
export async function explainPage(site: Site, address: string): Promise<PageOrigin> {
  const route = findPage(site, address);
  const { exact } = site.redirects;
  const leading = site.routes.filter(({ target }) => target === route).map(({ url }) => url);
  const forms = translationsOf(site, route);
  return {
    ...describeRoute(site, route),
    address: absoluteUrl({ site }, route.url),
    textLocale: route.entry && route.fallback ? site.config.locales[0].name : route.locale.name,
    alternates: Object.fromEntries(forms.map((form) => [form.locale.name, absoluteUrl({ site }, form.url)])),
    redirectedFrom: [...leading, ...exact.filter(({ page }) => page?.url === route.url).map(({ from }) => from)],
    includes: await readIncludes(site, route),
  };
}

/** The last build with the same docsgen has stored what each text includes. */
async function readIncludes({ config }: Site, { entry }: Route): Promise<readonly string[] | null> {
  if (entry === null) return [];
  const cache = openCache({ folder: join(stateFolder(config.root), 'cache'), identity: codeIdentity() });
  const known = await cache.packed<KnownPage>('metadata');
  const found = known.latest(entry.source.file);
  return found && found.page.dependencies.map(({ path }) => path);
}

function findPage({ config, routes }: Site, address: string): Route {
  const [, path = ''] =
    /^([^?#]*)/.exec(address.startsWith(config.url) ? address.slice(config.url.length) : address) ?? [];
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
  return new DocsgenError([
    { severity: 'error', code: 'invalid-option', title: `The site has no page at \`${address}\``, hint },
  ]);
}
