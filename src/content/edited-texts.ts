import { isRecord } from '../shared/is-record.ts';
import type { ContentSet, Entry } from './content.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';
import type { YamlSource } from './yaml-source.ts';

/** The new front matter of a file, of which only texts have changed. */
export interface EditedTexts {
  readonly yaml: YamlSource;
  /** The texts, with those that are the same as before. */
  readonly frontMatter: Pick<CommonFrontMatter, 'title' | 'description'>;
}

/**
 * Fields of front matter that pages show, and nothing else: no address, no order, no check and no
 * list of pages depends on their values.
 */
const textFields: ReadonlySet<string> = new Set([
  'title',
  'title_meta',
  'description',
  'keywords',
  'image_alt',
  'sidebar_label',
  'pagination_label',
]);

/** Returns the texts of front matter. */
export function textsOf(frontMatter: CommonFrontMatter): EditedTexts['frontMatter'] {
  return Object.fromEntries(Object.entries(frontMatter).filter(([field]) => textFields.has(field)));
}

/**
 * Returns a cached result of `parseContentFile` without the values of its texts. The names of the
 * fields stay, because a page without a field takes the value from elsewhere.
 */
export function withoutTexts(result: unknown): unknown {
  if (!isRecord(result) || !isRecord(result['value'])) return result;
  const { frontMatter, yaml, ...rest } = result['value'];
  if (!isRecord(frontMatter) || !isRecord(yaml)) return result;
  const fields = Object.entries(frontMatter).map(([field, value]) => [field, textFields.has(field) ? null : value]);
  return { ...result, value: { ...rest, yaml: { ...yaml, text: null }, frontMatter: Object.fromEntries(fields) } };
}

/**
 * Returns the sets with the new texts of edited files, by the paths of the files relative to the
 * site's root. A set without an edited entry is the same object as before.
 */
export function editSets(sets: readonly ContentSet[], edits: ReadonlyMap<string, EditedTexts>): readonly ContentSet[] {
  return sets.map((set) => {
    if (!set.entries.some(({ source }) => edits.has(source.file))) return set;
    return { ...set, entries: set.entries.map((entry) => editEntry(entry, edits.get(entry.source.file))) };
  });
}

function editEntry(entry: Entry, edit: EditedTexts | undefined): Entry {
  if (!edit) return entry;
  const { yaml } = edit;
  const frontMatter = { ...entry.frontMatter, ...edit.frontMatter };
  // Every type of collection takes these two from front matter that has them.
  const { title = entry.title, description = entry.description } = edit.frontMatter;
  return { ...entry, yaml, frontMatter, title, description };
}
