import type { NoticeProps } from '../../shared/main-props.ts';
import { findRoute, isInOtherLanguage, type PageContext } from '../graph/site.ts';
import { translationAddress } from './edit-address.ts';
import { formatDate } from './format-date.ts';

/**
 * Returns the notices that a page is a draft, unlisted, not translated, or a translation of an
 * older text.
 */
export function createNotices(context: PageContext): readonly NoticeProps[] {
  const { route } = context;
  return [
    ...(route.draft ? [{ type: 'draft' } as const] : []),
    ...(route.unlisted ? [{ type: 'unlisted' } as const] : []),
    ...(isInOtherLanguage(route) ? [untranslated(context)] : []),
    ...outdated(context),
  ];
}

function untranslated(context: PageContext): NoticeProps {
  const { entry } = context.route;
  const helpHref = entry && translationAddress(context, entry);
  return { type: 'untranslated', ...(helpHref !== null && { helpHref }) };
}

function outdated(context: PageContext): readonly NoticeProps[] {
  const { site, route, to } = context;
  const { entry, fallback, key } = route;
  const [language] = site.config.locales;
  const found = entry && !fallback ? site.content.outdated.get(entry.source.file) : undefined;
  const original = findRoute(site, key, language);
  if (!found || !original || original === route) return [];
  const since = formatDate(context, found.since, { year: 'numeric', month: 'long', day: 'numeric' });
  const { htmlLang: originalLang } = language;
  return [{ type: 'outdated', since, originalHref: to.page(original.url), originalLang }];
}
