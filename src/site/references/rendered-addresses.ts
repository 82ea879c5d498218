import { nearest } from '../../shared/nearest.ts';
import { createAddresses, servedBase } from '../graph/address.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { isFeedFile } from '../graph/feed.ts';
import { findMissingId } from './missing-id.ts';
import { type Assets, findAsset, validateFragment, type ReferenceMistake } from './references.ts';
import type { Route, Site } from '../graph/site.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/**
 * Addresses and ids that components and expressions have rendered. They are known only from the
 * page's HTML. Plain data.
 */
export interface RenderedAddresses {
  /**
   * Addresses inside the site that come neither from the Markdown nor from the page layout, without
   * duplicates.
   */
  readonly addresses: readonly RenderedAddress[];
  /** Ids that do not come from the Markdown. */
  readonly ids: readonly string[];
}

export interface RenderedAddress {
  readonly kind: 'link' | 'file';
  /** As in the HTML, with character references decoded. */
  readonly address: string;
}

interface RenderedAddressContext {
  readonly site: Site;
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  /** Rendered addresses by page, as far as pages have been rendered. */
  readonly renderedAddresses: ReadonlyMap<Route, RenderedAddresses>;
}

/** A broken rendered address. Its title is a predicate that follows the address in a message. */
export type BrokenAddress = RenderedAddress & ReferenceMistake;

/**
 * Returns the broken addresses that were rendered on a page. They are resolved as a browser
 * resolves them at the address of the page.
 */
export function findBrokenAddresses(context: RenderedAddressContext, route: Route): readonly BrokenAddress[] {
  const { addresses = [] } = context.renderedAddresses.get(route) ?? {};
  return addresses.flatMap((rendered) => {
    const mistake = validateAddress(context, route, rendered);
    return mistake === null ? [] : [{ ...rendered, ...mistake }];
  });
}

/**
 * Returns the pages that the rendered addresses of a page point to with an anchor. These must be
 * compiled before the anchors can be checked.
 */
export function renderedTargets(site: Site, route: Route, { addresses }: RenderedAddresses): readonly Route[] {
  return addresses.flatMap(({ address }) => {
    const place = address.includes('#') ? readPlace(site, route, address) : null;
    return (place && findPage(site, place.path)) ?? [];
  });
}

function validateAddress(
  context: RenderedAddressContext,
  route: Route,
  { kind, address }: RenderedAddress,
): ReferenceMistake | null {
  const { site, compiled, assets, renderedAddresses } = context;
  const place = readPlace(site, route, address);
  if (place === null) return null;
  if (!place.isInside) return describeOutside(site, place);
  const page = findPage(site, place.path);
  if (page) {
    const ids = renderedAddresses.get(page)?.ids;
    const mistake = ids?.includes(place.id)
      ? null
      : (validateFragment(compiled, page, place.hash) ?? findMissingId(compiled, page, place.hash, ids));
    if (mistake === null) return null;
    const { code, title, hint } = mistake;
    return { code, title: 'points to an id that does not exist', hint: `${title}. ${hint}` };
  }
  const file = place.path.slice(1);
  const outputs = [...assets.keys()].flatMap((path) => findAsset(assets, path)?.output ?? []);
  if (site.staticFiles.has(file) || outputs.includes(file) || site.routes.some(({ output }) => output === file))
    return null;
  if (isFeedFile(site.collections, file)) return null;
  return kind === 'link' ? describeMissingPage(site, route, place) : describeMissingFile(site, place);
}

/** The target of an address. */
interface Place {
  /** Whether it is under the site's base. */
  readonly isInside: boolean;
  /** Decoded path without the base; the whole path if it is outside the base. */
  readonly path: string;
  /** With its `#`; empty for none. */
  readonly hash: string;
  /** Decoded id of the hash, without a fragment directive. */
  readonly id: string;
}

/** Only for parsing: the results use paths, not the origin. */
const someOrigin = 'https://site.invalid';

function readPlace({ config }: Site, route: Route, address: string): Place | null {
  const base = servedBase(config);
  const here = config.base === './' ? `/${encodeURI(route.output)}` : createAddresses(config, null).page(route.url);
  if (!URL.canParse(address, someOrigin + here)) return null;
  const { pathname, hash } = new URL(address, someOrigin + here);
  const isInside = `${pathname}/`.startsWith(base);
  const path = decodeComponent(isInside ? `/${pathname.slice(base.length)}` : pathname);
  return { isInside, path, hash, id: decodeComponent(hash.slice(1).replace(/:~:.*/s, '')) };
}

function findPage({ byUrl }: Site, path: string): Route | null {
  const bare = path.replace(/\/index\.html$/, '').replace(/\/$/, '');
  const forms = [bare, `${bare}/`];
  return [...forms, ...forms.map((form) => encodeURI(form))].map((url) => byUrl.get(url)).find(Boolean) ?? null;
}

const asRendered = 'docsgen does not change what a component renders';

function describeOutside(site: Site, { path }: Place): ReferenceMistake {
  const page = findPage(site, path);
  const hint = page
    ? `${asRendered}: write \`${createAddresses(site.config, null).page(page.url)}\`.`
    : 'A page outside the site needs its full URL, with `https://`.';
  return { code: 'broken-link', title: `points outside the site, away from \`${servedBase(site.config)}\``, hint };
}

function describeMissingPage({ config, routes }: Site, { locale }: Route, { path }: Place): ReferenceMistake {
  const urls = routes.filter((route) => route.locale === locale).map(({ url }) => url);
  const near = nearest(path.replace(/\.mdx?$/, ''), urls);
  const hint =
    near === null
      ? `${asRendered}: write the address of a page, as \`docsgen routes\` lists them.`
      : `Did you mean \`${createAddresses(config, null).page(near)}\`?`;
  return { code: 'broken-link', title: 'points to a missing page', hint };
}

function describeMissingFile({ staticFiles, config }: Site, { path }: Place): ReferenceMistake {
  const near = nearest(path.slice(1), [...staticFiles]);
  const hint =
    near === null
      ? `${asRendered}: put the file at static${path}, or give it to the component as a child.`
      : `Did you mean \`${createAddresses(config, null).file(near)}\`?`;
  return { code: 'missing-file', title: 'points to a missing file', hint };
}
