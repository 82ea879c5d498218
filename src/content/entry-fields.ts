import type { Entry } from './content.ts';
import type { LocaleEntry } from './merge-locales.ts';
import type { Scan } from './scan.ts';
import type { Summary } from './summarize.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';

/**
 * Returns the fields that entries of all types of collections fill in the same way. `frontMatter`
 * is that of the shown file, with what it inherits from its original.
 */
export function entryFields<F extends CommonFrontMatter>(
  { shown, original, fallback }: LocaleEntry<F>,
  frontMatter: F,
): Omit<Entry, 'slug' | 'title' | 'frontMatter'> & { readonly frontMatter: F } {
  const { source, summary, yaml } = shown;
  return {
    source,
    originalFile: original?.source.file ?? null,
    fallback,
    description: frontMatter.description ?? summary.paragraph,
    hasOwnHeading: summary.heading !== null,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    yaml,
    frontMatter,
  };
}

/**
 * Returns how a page without a title is called by the first heading of any level in its text, and
 * whether this is the heading of the page; null if nothing but other names are left.
 */
export function sectionFields(
  { section }: Summary,
  frontMatter: CommonFrontMatter,
): (Pick<Entry, 'title' | 'promotesHeading'> & Partial<Pick<Entry, 'hasOwnHeading'>>) | null {
  if (frontMatter.title !== undefined || !section) return null;
  const { text: title, isFirst } = section;
  return isFirst ? { title, hasOwnHeading: true, promotesHeading: true } : { title };
}

/** The fields that say where a page is found. A translation has those of its original. */
export const listingFields = [
  'draft',
  'unlisted',
  'noindex',
  'sitemap',
  'search',
] as const satisfies readonly (keyof CommonFrontMatter)[];

/** Returns the fields of an original that say where its translations are found. */
export function listingOf(original: CommonFrontMatter): Pick<CommonFrontMatter, (typeof listingFields)[number]> {
  const { draft, unlisted, noindex, sitemap, search } = original;
  return { draft, unlisted, noindex, sitemap, search };
}

/** Returns the entries that the site has, and the drafts that are left out. */
export function splitDrafts<E extends Entry>(
  { drafts: areShown }: Scan,
  entries: readonly E[],
): { readonly shown: readonly E[]; readonly drafts: readonly E[] } {
  if (areShown) return { shown: entries, drafts: [] };
  return { shown: entries.filter(({ draft }) => !draft), drafts: entries.filter(({ draft }) => draft) };
}
