import type { AnnouncementConfig } from '../../config/announcements.ts';
import type { Config } from '../../config/config.ts';
import type { LogoConfig } from '../../config/fields/logo.ts';
import { isCollectionItem, type NavbarItem } from '../../config/schema/navbar.ts';
import { pathText } from '../../config/validate.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { asProblem, type FoundProblem, type Problem } from '../../shared/problem.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { createPageContext } from '../graph/page-context.ts';
import type { LinkTarget } from '../graph/links.ts';
import type { PageContext, Route, Site } from '../graph/site.ts';
import { validateFragment } from '../references/references.ts';
import { findPagesBelow } from './announcements.ts';
import { createConsentLink } from './consent-link.ts';
import { createFooterItem } from './footer.ts';
import { resolveTag } from './head-tag.ts';
import { createNavbarItem } from './navbar.ts';
import { resolveHtml } from './resolve-html.ts';
import { LinkError, resolveFile, resolveTarget } from './site-link.ts';

/** A configured part of the page layout, with its path in the configuration. */
interface Part {
  readonly name: string;
  readonly path: readonly PropertyKey[];
  readonly written: unknown;
  readonly create: (context: PageContext) => unknown;
}

/**
 * Returns the mistakes in the page layout: navbar, footer, announcement, logos, favicon and sidebar
 * links. Each one names the wrong piece of configuration. Every part is checked once per locale and
 * version, so that pages need not report these mistakes again.
 */
export function checkNavigation(site: Site): readonly Problem[] {
  return checkParts(site, ({ create }, context) => {
    create(context);
    return null;
  });
}

/**
 * Returns a mistake for every link of the page layout whose anchor does not exist on the target
 * page; a warning if only a translation lacks the anchor.
 */
export function checkNavigationAnchors(site: Site, compiled: CompiledContent): readonly Problem[] {
  const { locales } = site.config;
  return checkParts(site, ({ create }, context) => {
    const mistakes: AnchorMistake[] = [];
    const page = (url: string, rest = '') => {
      const target = site.byUrl.get(url);
      const [, hash] = /(#.*)$/s.exec(rest) ?? [];
      const mistake = target && hash !== undefined ? validateFragment(compiled, target, hash) : null;
      if (mistake) mistakes.push(mistake);
      return context.to.page(url, rest);
    };
    create({ ...context, to: { ...context.to, page } });
    const severity = context.locale === locales[0] ? 'error' : 'warning';
    return mistakes[0] ? { severity, ...mistakes[0] } : null;
  });
}

type AnchorMistake = Pick<Problem, 'code' | 'title'> & { readonly hint: string };

/** Returns the mistake of a part on a page; null for none. It may also throw a `LinkError`. */
type PartCheck = (part: Part, context: PageContext) => (AnchorMistake & Pick<Problem, 'severity'>) | null;

/** Returns the first mistake of each part. The source language is checked first. */
function checkParts(site: Site, check: PartCheck): readonly Problem[] {
  const views = groupBy(site.routes, ({ locale, collection, version }) => [locale.name, collection, version].join());
  const routes = [...views.values()].flatMap(([route]) => route ?? []);
  const isSource = ({ locale }: Route) => locale === site.config.locales[0];
  const contexts = [...routes.filter(isSource), ...routes.filter((route) => !isSource(route))].map((route) =>
    createPageContext(site, route),
  );
  return [...layoutParts(site), ...collectionParts(site)].flatMap((part) => {
    for (const context of contexts) {
      const problem = tryPart(site, part, () => check(part, context));
      if (problem) return [problem];
    }
    return [];
  });
}

function tryPart(
  { config }: Site,
  { name, path, written }: Part,
  check: () => ReturnType<PartCheck>,
): FoundProblem | null {
  const problemOf = ({ severity, code, title, hint }: NonNullable<ReturnType<PartCheck>>): Problem => ({
    severity,
    code,
    title: `${name} fails: ${title}\n${JSON.stringify(written)}`,
    hint,
    file: config.file,
    ...config.locate(path),
  });
  try {
    const mistake = check();
    return mistake && problemOf(mistake);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const mistake = asProblem({ code: error.code, title: error.message, hint: error.hint });
    return { ...problemOf(mistake), isFatal: true };
  }
}

function layoutParts(site: Site): readonly Part[] {
  const { config } = site;
  const { navbar, footer, announcements, favicon, image, privacyLink } = config;
  const parts: Part[] = navbar.items
    .flatMap((item, index) => navbarParts(item, index))
    .filter(({ item }) => !isAboutMissing(site, item));
  for (const announcement of announcements) parts.push(...announcementParts(announcement));
  if (footer?.copyright) parts.push(htmlPart(['footer', 'copyright'], footer.copyright));
  if (navbar.logo) parts.push(...logoParts('The navbar logo', ['navbar', 'logo'], navbar.logo));
  if (footer?.logo) parts.push(...logoParts('The footer logo', ['footer', 'logo'], footer.logo));
  parts.push(...tagParts('`head`', ['head'], config.head), ...scriptParts(config));
  for (const { key, head = [] } of config.collections)
    parts.push(...tagParts(`The \`head\` of the collection \`${key}\``, ['collections', key, 'head'], head));
  if (privacyLink) {
    const create = (context: PageContext) => createConsentLink(context, privacyLink);
    parts.push({ name: '`consent.privacy`', path: ['consent', 'privacy'], written: privacyLink, create });
  }
  for (const [name, file] of Object.entries({ favicon, image })) {
    if (file === null) continue;
    parts.push({ name: `\`${name}\``, path: [name], written: file, create: (context) => resolveFile(context, file) });
  }
  const columns =
    footer?.columns.map((column, index) => ({ items: column.items, path: ['footer', 'columns', index, 'items'] })) ??
    [];
  for (const { items, path } of [...columns, { items: footer?.links ?? [], path: ['footer', 'links'] }]) {
    for (const [index, item] of items.entries()) {
      const create = (context: PageContext) => createFooterItem(context, item);
      parts.push({ name: 'A footer link', path: [...path, index], written: item, create });
    }
  }
  return parts;
}

function announcementParts({ content, paths, path }: AnnouncementConfig): readonly Part[] {
  const places = (paths ?? []).map((written, index): Part => {
    const create = (context: PageContext) => findPagesBelow(context, written);
    return { name: `\`${pathText([...path, 'paths'])}\``, path: [...path, 'paths', index], written, create };
  });
  return [htmlPart([...path, 'content'], content), ...places];
}

/** Returns the tags of a list as parts. */
function tagParts(name: string, path: readonly PropertyKey[], tags: readonly HeadTag[]): readonly Part[] {
  return tags.map((tag, index) => ({
    name,
    path: [...path, index],
    written: tag,
    create: (context) => resolveTag(context, tag),
  }));
}

/** Returns the scripts that are files in `static/`. The bundler checks the others. */
function scriptParts({ scripts }: Config): readonly Part[] {
  return scripts.flatMap(({ src }, index): readonly Part[] => {
    const create = (context: PageContext) => resolveFile(context, src);
    return src.startsWith('/') ? [{ name: '`scripts`', path: ['scripts', index], written: src, create }] : [];
  });
}

/** Returns whether an item needs a collection that has no folder, which is already reported. */
function isAboutMissing({ config, content, navbarItems }: Site, item: NavbarItem): boolean {
  if (!isCollectionItem(item)) return false;
  const type = navbarItems.get(item.type)?.collectionType;
  const isConfigured = config.collections.some((each) => each.type === type && each.key === item.collection);
  return isConfigured && !content.sets.some(({ collection }) => collection.key === item.collection);
}

function htmlPart(path: readonly PropertyKey[], html: LocalizedText): Part {
  const create = (context: PageContext) => resolveHtml(context, html);
  return { name: `The HTML of \`${pathText(path)}\``, path, written: html, create };
}

/**
 * Returns the parts of a navbar item. Each item of a dropdown is a part, to report each mistake.
 */
function navbarParts(item: NavbarItem, index: number): readonly (Part & { readonly item: NavbarItem })[] {
  const path = ['navbar', 'items', index];
  const name = `Navbar item ${index + 1}`;
  const items = 'items' in item ? item.items.map((child, place) => ({ child, place })) : [];
  if (items.length === 0)
    return [{ name, path, item, written: item, create: (context) => createNavbarItem(context, item) }];
  const own = 'items' in item && (item.to !== undefined || item.href !== undefined) ? [ownLink(item)] : [];
  const parts = own.map((create) => ({ name, path, item, written: item, create }));
  return [
    ...parts,
    ...items.map(({ child, place }) => ({
      name: `${name}, entry ${place + 1},`,
      path: [...path, 'items', place],
      item: child,
      written: child,
      create: (context: PageContext) => createNavbarItem(context, child),
    })),
  ];
}

/** Returns what checks the link of a dropdown itself. */
function ownLink({ to, href }: LinkTarget): Part['create'] {
  return (context) => resolveTarget(context, { to, href });
}

function logoParts(name: string, path: readonly PropertyKey[], logo: LogoConfig): readonly Part[] {
  const { src, srcDark, href } = logo;
  const files = Object.entries({ src, srcDark }).flatMap(([field, file]) =>
    file === undefined ? [] : [{ field, create: (context: PageContext) => resolveFile(context, file) }],
  );
  const link = { field: 'href', create: (context: PageContext) => resolveTarget(context, { to: href }) };
  return [...files, ...(href === undefined ? [] : [link])].map(({ field, create }) => ({
    name,
    path: [...path, field],
    written: logo,
    create,
  }));
}

function collectionParts({ collections }: Site): readonly Part[] {
  return [...collections.values()].flatMap((graph): readonly Part[] =>
    (graph.configuredLinks?.() ?? []).map(({ target, ...link }) => ({
      ...link,
      create: (context) => ('html' in target ? resolveHtml(context, target.html) : resolveTarget(context, target)),
    })),
  );
}
