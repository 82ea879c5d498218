import type { Element } from 'hast';
import { h } from 'hastscript';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { absoluteUrl } from '../../site/graph/absolute-url.ts';
import type { LocaleContext } from '../../site/graph/site.ts';
import { formatDate } from '../../site/page-props/format-date.ts';
import { lastDay } from '../../site/page-props/last-day.ts';
import { allParts, type BookPart } from '../plan/book-parts.ts';
import type { BookNode } from '../plan/book-tree.ts';

/** What the first page of a book is made from. */
export interface CoverOptions {
  readonly context: LocaleContext;
  /** The whole collection. */
  readonly tree: BookNode;
  /** The section that the book has of it; null for all. */
  readonly section: BookNode | null;
  readonly parts: readonly BookPart[];
  /** Null for a collection without versions. */
  readonly versionLabel: string | null;
  /** Picture of the site; null for none. */
  readonly logo: Element | null;
}

/**
 * Returns the first page of a book: what it is, of which version and day, and where it is on the
 * web.
 */
export function writeCover({ context, tree, section, parts, versionLabel, logo }: CoverOptions): Element {
  const { site, strings, text, locale } = context;
  const { config } = site;
  const above = [text(config.title), ...(section === null ? [] : [tree.label])];
  const day = lastChange(parts, context);
  const version = versionLabel && formatMessage(strings['theme.docs.versionBadge.label'], { versionLabel });
  const language = config.locales.length > 1 ? locale.label : null;
  const details = [version, language, day].flatMap((detail) => detail ?? []);
  const first = section?.route ?? allParts(parts).find(({ page }) => page !== null)?.page;
  const address = absoluteUrl(context, first?.url ?? '/');
  return h('header', { className: ['cover'] }, [
    ...(logo === null ? [] : [logo]),
    ...above.map((line) => h('p', { className: ['cover-above'] }, line)),
    h('h1', section?.label ?? tree.label),
    h(
      'ul',
      { className: ['cover-details'] },
      details.map((detail) => h('li', detail)),
    ),
    h('p', { className: ['cover-address'] }, [h('a', { href: address }, address)]),
  ]);
}

/** Returns the day of the last change of any page, if the site shows such days; null otherwise. */
function lastChange(parts: readonly BookPart[], context: LocaleContext): string | null {
  const entries = allParts(parts).flatMap(({ page }) => page?.entry ?? []);
  const day = entries
    .flatMap((entry) => lastDay(context.site, entry) ?? [])
    .toSorted()
    .at(-1);
  if (day === undefined) return null;
  const { strings } = context;
  const date = formatDate(context, day.slice(0, 10), { dateStyle: 'long' }).text;
  const atDate = formatMessage(strings['theme.lastUpdated.atDate'], { date });
  return formatMessage(strings['theme.lastUpdated.lastUpdatedAtBy'], { atDate, byUser: '' });
}
