import { nearest, suggest } from '../../shared/nearest.ts';
import type { LinkProps } from '../../shared/link-props.ts';
import { codeScheme, pictureCodeScheme } from '../../shared/code-scheme.ts';
import { isExternal } from '../../shared/is-external.ts';
import type { Locale } from '../../config/config.ts';
import { pageUrl } from '../graph/address.ts';
import { isFeedFile } from '../graph/feed.ts';
import { describeHidden } from '../graph/hidden-locale.ts';
import type { LinkTarget } from '../graph/links.ts';
import { hintForOldAddress } from '../graph/redirects.ts';
import { findRoute, type LocaleContext, type Route, shownRoute, type Site } from '../graph/site.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';

/** A mistake in a link of the configuration or of front matter. Callers add its position. */
export class LinkError extends Error {
  readonly code: ProblemCode;
  readonly hint: string;

  constructor(code: ProblemCode, message: string, hint: string) {
    super(message);
    this.name = 'LinkError';
    this.code = code;
    this.hint = hint;
  }
}

/**
 * Returns the address of a link's target in the page's language. Throws a `LinkError` if the link
 * is broken, except in a trial.
 */
export function resolveTarget(context: LocaleContext, target: LinkTarget): Pick<LinkProps, 'href' | 'external'> {
  try {
    return findTarget(context, target);
  } catch (error) {
    if (context.isTrial && error instanceof LinkError) return { href: '#', external: false };
    throw error;
  }
}

function findTarget(context: LocaleContext, { to, href }: LinkTarget): Pick<LinkProps, 'href' | 'external'> {
  const target = href ?? to;
  if (target === undefined)
    throw new LinkError(
      'invalid-link-target',
      'The link has no target',
      'Give it `to`, a path in this site, or `href`, a URL outside it.',
    );
  if (href !== undefined && to !== undefined)
    throw new LinkError(
      'invalid-link-target',
      'The link has both `to` and `href`',
      'Keep `to` for a path in this site, `href` for a URL outside it.',
    );
  refuseCode(target, codeScheme(target));
  if (isExternal(target)) return { href: target, external: true };
  if (target.startsWith('#')) return { href: target, external: false };
  const found = findInside(context, target);
  if (found === null) throw missingPage(context, target);
  return { href: found, external: false };
}

/** Returns the page of an address inside the site, in the page's language; null for none. */
export function findPage({ site, locale }: LocaleContext, target: string): Route | null {
  return site.byUrl.get(pageUrl(locale, splitTarget(target).path)) ?? null;
}

/**
 * Returns the resolved address of a page or feed, in the page's language, or of a file in
 * `static/`; null if there is none of them.
 */
export function findInside(context: LocaleContext, target: string): string | null {
  const { site, to } = context;
  const { path, rest } = splitTarget(target);
  const page = findPage(context, target);
  if (page) return to.page(shownRoute(page).url, rest);
  const feed = pageUrl(context.locale, path).slice(1);
  if (isFeedFile(site.collections, feed)) return to.file(feed) + rest;
  const file = path.replace(/^\//, '');
  return site.staticFiles.has(file) ? to.file(file) + rest : null;
}

/** Returns the path of an address, and the rest: query and hash. */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return { path, rest };
}

/** Returns the error for a link to a missing page, with the most similar page as a hint. */
export function missingPage({ site, locale }: LocaleContext, target: string): LinkError {
  const { path } = splitTarget(target);
  const hidden = describeHidden(site, target, path);
  if (hidden) return new LinkError(hidden.code, hidden.title, hidden.hint);
  const pages = site.routes.filter(
    ({ locale: { name }, kind, target: shown }) => name === site.config.locales[0].name && !kind.isNotFound && !shown,
  );
  return new LinkError(
    'broken-link',
    `The link \`${target}\` points to a missing page`,
    otherLanguage(site, locale, path) ??
      hintForOldAddress(site, locale, path) ??
      suggestPage(
        path,
        pages.map((route) => route.url),
      ),
  );
}

/**
 * Returns a hint for a page that exists in the source language but not in this one; null if that is
 * not the case. The reason is always that its translation has another slug.
 */
function otherLanguage(site: Site, locale: Locale, path: string): string | null {
  const known = site.byUrl.get(pageUrl(site.config.locales[0], path));
  if (!known || known.target || locale === site.config.locales[0]) return null;
  const own = findRoute(site, known.key, locale);
  return own && `Its translation is at ${own.url}: give both the same \`slug\`.`;
}

/** More pages are not listed: the list of a large site would hide the message. */
const maxListedPages = 20;

/** Returns a hint for a page that does not exist, from the addresses of those that do. */
export function suggestPage(path: string, urls: readonly string[]): string {
  if (urls.length <= maxListedPages) return suggest(path, urls, 'pages');
  const near = nearest(path, urls);
  const list = 'Run `docsgen routes` for the list of pages.';
  return near === null ? list : `Did you mean \`${near}\`? ${list}`;
}

function refuseCode(target: string, scheme: string | null): void {
  if (scheme === null) return;
  const title = `The address \`${target}\` begins with \`${scheme}\`, which has no effect here`;
  throw new LinkError('script-address', title, 'Pages do not run code from URLs: name a page, a file or another URL.');
}

/**
 * Returns the address of a picture or another file, in `static/` or outside the site. Throws a
 * `LinkError` if the file does not exist in `static/`, except in a trial.
 */
export function resolveFile(context: LocaleContext, target: string): string {
  refuseCode(target, pictureCodeScheme(target));
  if (isExternal(target)) return target;
  const file = target.replace(/^\//, '');
  const { staticFiles } = context.site;
  if (staticFiles.has(file) || context.isTrial) return context.to.file(file);
  const hint = suggest(file, [...staticFiles], 'files in static/');
  throw new LinkError('missing-file', `The file \`${target}\` is not in static/`, hint);
}
