import type { Entry } from '../../content/content.ts';
import type { UpkeepProps } from '../../shared/main-props.ts';
import type { PageContext } from '../graph/site.ts';
import { formatDate } from './format-date.ts';

/**
 * Returns who looks after a page and the day of its next review; null if the site shows neither.
 */
export function createUpkeep(context: PageContext, entry: Pick<Entry, 'frontMatter'>): UpkeepProps | null {
  const { pageDetails } = context.site.config;
  const owners = pageDetails.owner ? ownersOf(entry) : [];
  const day = pageDetails.reviewBy ? entry.frontMatter.review_by : undefined;
  if (owners.length === 0 && day === undefined) return null;
  const list = new Intl.ListFormat(context.locale.htmlLang);
  return {
    owner: owners.length === 0 ? null : list.format(owners),
    reviewBy: day === undefined ? null : formatDate(context, day, { year: 'numeric', month: 'long', day: 'numeric' }),
  };
}

/** Returns those who look after a page, as its front matter names them. */
export function ownersOf({ frontMatter: { owner = [] } }: Pick<Entry, 'frontMatter'>): readonly string[] {
  return [owner].flat();
}
