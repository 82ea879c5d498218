import type { Excerpt, PageResult, SearchResults } from '../../shared/search.ts';
import { groupBy } from '../../shared/group-by.ts';
import { fill, find, type Parts } from './parts.ts';

/** Rendered results: groups with links to pages and sections. */
export interface RenderedResults {
  readonly groups: readonly HTMLElement[];
  readonly links: readonly HTMLAnchorElement[];
}

/** Returns results as elements. The group of the best result comes first. */
export function renderResults({ pages }: SearchResults, parts: Parts): RenderedResults {
  const links: HTMLAnchorElement[] = [];
  const groups = [...groupBy(pages, ({ kind }) => kind)].map(([kind, results]) => {
    const { group } = renderGroup(kind, parts, results[0]?.trail[0]);
    const rendered = results.flatMap((result) => printPage(result, parts));
    group.append(...rendered);
    links.push(...rendered);
    return group;
  });
  return { groups, links };
}

/**
 * Returns an empty group with the theme's title for its kind, or the given title if it has none.
 */
export function renderGroup(kind: string, parts: Parts, otherTitle = '') {
  const group = parts.copy('group');
  const title = find(group, '.search-group-title', HTMLElement);
  title.textContent = group.dataset[kind] ?? otherTitle;
  return { group, title };
}

function printPage({ href, title, trail, version, lang, excerpt, sections }: PageResult, parts: Parts) {
  const page = renderLink('page', { href, title, lang }, parts);
  fill(page, '.hit-trail', [...trail, ...(version === null ? [] : [version])].join(' › '));
  fill(page, '.hit-excerpt', renderExcerpt(excerpt));
  const others = sections.map((section) => {
    const link = renderLink('section', { ...section, lang }, parts);
    fill(link, '.hit-excerpt', renderExcerpt(section.excerpt));
    return link;
  });
  return [page, ...others];
}

interface LinkText {
  readonly href: string;
  readonly title: string;
  readonly lang: string | null;
}

/** Returns a link of the list, made from the part with the given name. */
export function renderLink(part: string, { href, title, lang }: LinkText, parts: Parts): HTMLAnchorElement {
  const link = parts.copy(part);
  if (!(link instanceof HTMLAnchorElement)) throw new Error(`The part ${part} of the search box is not a link.`);
  link.href = href;
  if (lang !== null) link.lang = lang;
  fill(link, '.hit-title', title);
  return link;
}

function renderExcerpt(excerpt: Excerpt): readonly Node[] {
  return excerpt.map(({ text, marked }) => {
    if (!marked) return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
