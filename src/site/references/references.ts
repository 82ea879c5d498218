import type { SourceFile } from '../../content/content.ts';
import { isComponentPath, isPagePath } from '../../content/page-file.ts';
import type { Reference } from '../../markdown/page/compiled-page.ts';
import { describeBrokenLink } from './broken-link.ts';
import { pageUrl } from '../graph/address.ts';
import { isFeedFile } from '../graph/feed.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { findLinkedPage } from './linked-page.ts';
import type { LinkMove } from './moved-link.ts';
import { missingAnchor } from './missing-anchor.ts';
import { assetCandidates, linkSource } from './reference-files.ts';
import { findRoute, type Route, type Site } from '../graph/site.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/** A file that pages show or link to. */
export interface Asset {
  /** Relative to the output folder. */
  readonly output: string;
  /** Size of a picture in pixels; null if the file is not a readable picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A file that pages refer to but may not use. */
export interface RefusedAsset {
  /** The reason, as a predicate that follows the path in a message. */
  readonly what: string;
  readonly hint: string;
}

/**
 * The files that pages refer to, by path relative to the site's root; null for one that does not
 * exist.
 */
export type Assets = ReadonlyMap<string, Asset | RefusedAsset | null>;

/** Returns the file at a path; null if it does not exist or may not be used. */
export function findAsset(assets: Assets, file: string): Asset | null {
  const found = assets.get(file) ?? null;
  return found !== null && 'output' in found ? found : null;
}

/**
 * The target of a reference in a page. It is open if only the HTML of the target shows whether it
 * has the id.
 */
export type ResolvedReference =
  | {
      readonly type: 'page';
      readonly url: string;
      readonly rest: string;
      readonly warning?: ReferenceMistake;
      readonly isOpen?: true;
    }
  | { readonly type: 'anchor'; readonly id: string; readonly directive: string; readonly isOpen?: true }
  | { readonly type: 'asset'; readonly asset: Asset; readonly rest: string }
  | { readonly type: 'address'; readonly address: string }
  | ({ readonly type: 'broken' } & ReferenceMistake);

export interface ReferenceMistake {
  readonly code: ProblemCode;
  readonly title: string;
  readonly hint: string;
  /** As in `Problem`. */
  readonly cause?: string;
  /** Set if the page was renamed while `dev` runs. */
  readonly move?: LinkMove;
}

/** Everything that is needed to resolve references. */
export interface ReferenceContext {
  readonly site: Site;
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  /** Returns what a broken reference means instead; null for nothing. Undefined if nobody knows. */
  readonly answerBroken?: AnswerBroken | undefined;
}

/** Returns the address or path that a broken reference means instead; null for none. */
export type AnswerBroken = (route: Route, source: SourceFile, reference: Reference) => string | null;

/**
 * Returns the target of a reference in a page, in the page's own language and version. A broken one
 * gets the target that a plugin names.
 */
export function resolveReference(
  context: ReferenceContext,
  route: Route,
  source: SourceFile,
  reference: Reference,
): ResolvedReference {
  const found = findTarget(context, route, source, reference);
  const answer = found.type === 'broken' ? (context.answerBroken?.(route, source, reference) ?? null) : null;
  if (answer === null) return found;
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(answer);
  return isWhole
    ? { type: 'address', address: answer }
    : findTarget(context, route, source, { ...reference, target: answer });
}

function findTarget(
  context: ReferenceContext,
  route: Route,
  source: SourceFile,
  reference: Reference,
): ResolvedReference {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(reference.target) ?? [];
  const from = linkSource(context.site, source, reference);
  const fragment = readFragment(hash);
  if (reference.kind === 'link' && path === '') return resolveAnchor(context, source, fragment);
  if (reference.kind === 'link' || isPagePath(path) || isComponentPath(path)) {
    const target = findLinkedPage(context.site, route, from, decodeComponent(path));
    if (target) {
      const resolved = resolvePageHash(context, target, query, fragment);
      if (!route.entry?.fallback) return resolved;
      const common = commonFragment(context, source, target, fragment);
      return withoutAnchor(resolvePageHash(context, target, query, common), target, query);
    }
  }
  const candidates = assetCandidates(context.site, source, reference);
  const asset = candidates.map((file) => findAsset(context.assets, file)).find((found) => found !== null);
  if (asset) return { type: 'asset', asset, rest: query + hash };
  const refused = candidates.map((file) => context.assets.get(file) ?? null).find((found) => found !== null);
  if (refused && 'what' in refused) {
    return {
      type: 'broken',
      code: 'refused-file',
      title: `The ${reference.kind} \`${reference.target}\` ${refused.what}`,
      hint: refused.hint,
    };
  }
  if (reference.kind !== 'image' && path.startsWith('/')) {
    const output = pageUrl(route.locale, path).slice(1);
    if (isFeedFile(context.site.collections, output))
      return { type: 'asset', asset: { output, width: null, height: null }, rest: query + hash };
  }
  const folder = reference.kind === 'link' ? staticIndex(context.site, decodeComponent(path)) : null;
  if (folder !== null)
    return { type: 'asset', asset: { output: folder, width: null, height: null }, rest: query + hash };
  const isPage = reference.kind === 'link' || (isComponentPath(path) && candidates.length === 0);
  if (!isPage) return missingFile(context.site, source, reference, decodeComponent(path));
  const { site } = context;
  const link = { site, route, source: from, target: reference.target, path: decodeComponent(path) };
  return { type: 'broken', ...describeBrokenLink(link) };
}

/** Returns the address of a folder of static files that has an index, relative to the base; null for none. */
function staticIndex({ config, staticFiles }: Site, path: string): string | null {
  const folder = `${path.slice(1).replace(/\/+$/, '')}/`;
  const index = `${folder}index.html`;
  if (!path.startsWith('/') || !staticFiles.has(index)) return null;
  // A page that is opened from disk must name the file.
  return config.base === './' ? index : folder;
}

interface Fragment {
  readonly id: string;
  /** Fragment directive, which only the browser reads: `:~:text=Some%20words`. */
  readonly directive: string;
}

function readFragment(hash: string): Fragment {
  const start = hash.indexOf(':~:');
  const end = start === -1 ? hash.length : start;
  return { id: decodeComponent(hash.slice(1, end)), directive: hash.slice(end) };
}

/** Returns a fragment as text for the end of an address; empty for none. */
export function fragmentText({ id, directive }: Fragment): string {
  return id === '' && directive === '' ? '' : `#${encodeURIComponent(id)}${directive}`;
}

function resolveAnchor(
  { compiled }: ReferenceContext,
  source: SourceFile,
  { id, directive }: Fragment,
): ResolvedReference {
  const page = compiled.outlines.get(source.file);
  if (isUnknown(compiled, source.file)) return { type: 'anchor', id, directive };
  const inherited = compiled.inheritedIds.get(source.file);
  if (id === '' || id === 'top') return { type: 'anchor', id, directive };
  const found = finalId(page?.ids ?? [], inherited, id);
  if (found !== null) return { type: 'anchor', id: found, directive };
  return mayRender(compiled, source.file, id)
    ? { type: 'anchor', id, directive, isOpen: true }
    : { type: 'broken', ...missingAnchor(compiled, { id, file: source.file, page: 'this page' }) };
}

/**
 * Returns whether a component or an expression of a page may have an id. Not if the original of a
 * translation has it: it is the id of a heading then.
 */
function mayRender({ outlines, otherOutlines }: CompiledContent, file: string, id: string): boolean {
  const original = outlines.get(otherOutlines.get(file) ?? '');
  return outlines.get(file)?.rendersIds === true && original?.ids.includes(id) !== true;
}

/**
 * Returns the id of a heading in the rendered page; null if there is none. A translation's heading
 * is found by its inherited id and by the id that its own text would give.
 */
function finalId(
  ids: readonly string[],
  inherited: ReadonlyMap<string, string> | undefined,
  id: string,
): string | null {
  if (inherited && [...inherited.values()].includes(id)) return id;
  return ids.includes(id) ? (inherited?.get(id) ?? id) : null;
}

function resolvePageHash(
  { compiled }: Pick<ReferenceContext, 'compiled'>,
  target: Route,
  query: string,
  fragment: Fragment,
): ResolvedReference {
  const { id, directive } = fragment;
  const leadsTo = (id: string): Extract<ResolvedReference, { type: 'page' }> => ({
    type: 'page',
    url: target.url,
    rest: query + fragmentText({ id, directive }),
  });
  const file = target.entry?.source.file;
  if (id === '' || file === undefined) return leadsTo(id);
  if (isUnknown(compiled, file)) return leadsTo(id);
  const found = finalId(compiled.outlines.get(file)?.ids ?? [], compiled.inheritedIds.get(file), id);
  if (found !== null) return leadsTo(found);
  return mayRender(compiled, file, id)
    ? { ...leadsTo(id), isOpen: true }
    : { type: 'broken', ...missingAnchor(compiled, { id, file, page: target.url }) };
}

/**
 * Returns whether nobody knows the ids of a page until a text compiles: its own, or that of which
 * it is a translation and whose ids it inherits. Any id is accepted then: what is really missing is
 * said as soon as the mistake in the text is corrected.
 */
function isUnknown({ outlines, otherOutlines }: CompiledContent, file: string): boolean {
  const files = [file, otherOutlines.get(file) ?? file];
  return files.some((each) => outlines.get(each)?.isParsed === false);
}

/**
 * Returns a fragment with the id that its heading has in all languages: the text knows that of its
 * own language only, and is shown in another.
 */
function commonFragment(
  { site, compiled }: ReferenceContext,
  { locale }: SourceFile,
  target: Route,
  fragment: Fragment,
): Fragment {
  const file = findRoute(site, target.key, locale)?.entry?.source.file ?? '';
  const ids = compiled.outlines.get(file)?.ids ?? [];
  return { ...fragment, id: finalId(ids, compiled.inheritedIds.get(file), fragment.id) ?? fragment.id };
}

/**
 * Returns the mistake in the hash of an address, given with its `#`, on the target page; null for
 * none.
 */
export function validateFragment(compiled: CompiledContent, target: Route, hash: string): ReferenceMistake | null {
  const fragment = readFragment(hash);
  if (fragment.id === 'top') return null;
  const resolved = resolvePageHash({ compiled }, target, '', fragment);
  if (resolved.type !== 'broken') return null;
  const { code, title, hint } = resolved;
  return { code, title, hint };
}

/**
 * Turns a missing anchor into a link to the start of the page, with a warning. It is used for
 * fallback pages: an untranslated text cannot know the headings of a translated target.
 */
function withoutAnchor(resolved: ResolvedReference, { url }: Route, query: string): ResolvedReference {
  if (resolved.type !== 'broken') return resolved;
  const { code, title, hint } = resolved;
  return {
    type: 'page',
    url,
    rest: query,
    warning: { code, title, hint: `The link goes to the start of the page. ${hint}` },
  };
}

function missingFile(site: Site, source: SourceFile, reference: Reference, path: string): ResolvedReference {
  const { kind, target } = reference;
  if (path !== '' && !isPagePath(path) && assetCandidates(site, source, reference).length === 0) {
    const title = `The ${kind} \`${target}\` is outside the site`;
    return {
      type: 'broken',
      code: 'refused-file',
      title,
      hint: 'Copy it into the site: next to the text, or into static/.',
    };
  }
  const hint = path.startsWith('/')
    ? `Put it at static${path}, or write its path relative to the folder of this file.`
    : 'Check the path; it is relative to the folder of the file that refers to it.';
  return { type: 'broken', code: 'missing-file', title: `The ${kind} \`${target}\` does not exist`, hint };
}
