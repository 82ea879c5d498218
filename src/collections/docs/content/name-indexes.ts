import type { Config } from '../../../config/config.ts';
import { localize } from '../../../config/localize.ts';
import { findNavbarLabel } from '../config/sidebar-item.ts';
import type { Doc, DocSet } from './doc-set.ts';

interface Named extends Pick<DocSet, 'collection' | 'locale' | 'categories'> {
  readonly docs: readonly Doc[];
}

/**
 * Returns the docs of a set. A folder's index page without a title gets the name of the folder, or
 * of the collection, as its title.
 */
export function nameIndexes(config: Config, { collection, locale, docs, categories }: Named): readonly Doc[] {
  const hasName = (doc: Doc) => !doc.isFolderIndex || doc.frontMatter.title !== undefined || doc.hasOwnHeading;
  return docs.map((doc) => {
    if (hasName(doc)) return doc;
    const folder = categories.get(doc.dir)?.label;
    return { ...doc, title: folder ?? collectionName(config, { collection, locale }) };
  });
}

/**
 * Returns the name of a collection: the label of its navbar item, else the site's title if the
 * collection is at the root, else its key in words.
 */
function collectionName(config: Config, { collection, locale }: Pick<Named, 'collection' | 'locale'>): string {
  const { key, path } = collection;
  const label = findNavbarLabel(config, key);
  if (label !== null) return localize(label, locale);
  if (path === '') return localize(config.title, locale);
  const words = key.replaceAll(/[-_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
