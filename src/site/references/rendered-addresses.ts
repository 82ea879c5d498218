import { nearest } from '../../shared/nearest.ts';
import { createAddresses, servedBase } from '../graph/address.ts';
import type { CompiledContent } from './compiled-content.ts';
import { decodeAddress } from './reference-files.ts';
import { type Assets, findAsset, validateFragment, type ReferenceMistake } from './references.ts';
import type { Route } from '../graph/route.ts';
import type { Site } from '../graph/site.ts';

/**
 * What components and expressions have printed on a page, where only its HTML tells. Plain data.
 */
export interface RenderedAddresses {
  /**
   * Addresses inside the site that neither the text nor the frame of the page has named, each once.
   */
  readonly addresses: readonly RenderedAddress[];
  /** Ids that are not those of the text. */
  readonly ids: readonly string[];
}

export interface RenderedAddress {
  readonly kind: 'link' | 'file';
  /** As the HTML has it, without character references. */
  readonly address: string;
}

interface RenderedAddressContext {
  readonly site: Site;
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  /** What each page has printed, as far as it is known. */
  readonly renderedAddresses: ReadonlyMap<Route, RenderedAddresses>;
}

/**
 * A printed address that leads nowhere: what it does, in words that follow the address, and what to
 * do.
 */
export type BrokenAddress = RenderedAddress & ReferenceMistake;

/**
 * Returns the addresses printed on a page that lead nowhere, as a browser at the address of the
 * page reads them.
 */
export function findBrokenAddresses(context: RenderedAddressContext, route: Route): readonly BrokenAddress[] {
  const { addresses = [] } = context.renderedAddresses.get(route) ?? {};
  return addresses.flatMap((renderedAddresses) => {
    const mistake = validateAddress(context, route, renderedAddresses);
    return mistake === null ? [] : [{ ...renderedAddresses, ...mistake }];
  });
}

/**
 * Returns the pages to a place of which the printed addresses of a page lead: whether that place
 * exists is known once they are compiled.
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
    const isRendered = renderedAddresses.get(page)?.ids.includes(place.id) === true;
    const mistake = isRendered ? null : validateFragment(compiled, page, place.hash);
    return mistake && { title: 'leads to an id that is not there', hint: `${mistake.title}. ${mistake.hint}` };
  }
  const file = place.path.slice(1);
  const outputs = [...assets.keys()].flatMap((path) => findAsset(assets, path)?.output ?? []);
  if (site.staticFiles.has(file) || outputs.includes(file) || site.routes.some(({ output }) => output === file))
    return null;
  return kind === 'link' ? describeMissingPage(site, route, place) : describeMissingFile(site, place);
}

/** Where an address leads. */
interface Place {
  /** It lies under the site's base. */
  readonly isInside: boolean;
  /** Decoded and without the base; of one that lies outside, the whole path. */
  readonly path: string;
  /** With its number sign; empty for none. */
  readonly hash: string;
  /** Decoded, without what is for the browser alone. */
  readonly id: string;
}

/** Any will do: only paths are looked at. */
const someOrigin = 'https://site.invalid';

function readPlace({ config }: Site, route: Route, address: string): Place | null {
  const base = servedBase(config);
  const here = config.base === './' ? `/${encodeURI(route.output)}` : createAddresses(config, null).page(route.url);
  if (!URL.canParse(address, someOrigin + here)) return null;
  const { pathname, hash } = new URL(address, someOrigin + here);
  const isInside = `${pathname}/`.startsWith(base);
  const path = decodeAddress(isInside ? `/${pathname.slice(base.length)}` : pathname);
  return { isInside, path, hash, id: decodeAddress(hash.slice(1).replace(/:~:.*/s, '')) };
}

function findPage({ byUrl }: Site, path: string): Route | null {
  const bare = path.replace(/\/index\.html$/, '').replace(/\/$/, '');
  const forms = [bare, `${bare}/`];
  return [...forms, ...forms.map((form) => encodeURI(form))].map((url) => byUrl.get(url)).find(Boolean) ?? null;
}

const asRendered = 'What a component prints is not changed';

function describeOutside(site: Site, { path }: Place): ReferenceMistake {
  const page = findPage(site, path);
  const hint = page
    ? `${asRendered}: write \`${createAddresses(site.config, null).page(page.url)}\`.`
    : 'A page beside the site needs its whole address, with `https://`.';
  return { title: `leads out of the site, away from \`${servedBase(site.config)}\``, hint };
}

function describeMissingPage({ config, routes }: Site, { locale }: Route, { path }: Place): ReferenceMistake {
  const urls = routes.filter((route) => route.locale === locale).map(({ url }) => url);
  const near = nearest(path.replace(/\.mdx?$/, ''), urls);
  const hint =
    near === null
      ? `${asRendered}: write the address of a page, as \`docsgen routes\` lists them.`
      : `Did you mean \`${createAddresses(config, null).page(near)}\`?`;
  return { title: 'leads to no page', hint };
}

function describeMissingFile({ staticFiles, config }: Site, { path }: Place): ReferenceMistake {
  const near = nearest(path.slice(1), [...staticFiles]);
  const hint =
    near === null
      ? `${asRendered}: put the file at static${path}, or give it to the component as a child.`
      : `Did you mean \`${createAddresses(config, null).file(near)}\`?`;
  return { title: 'points to a missing file', hint };
}
