import type { Config } from '../../../config/config.ts';
import { localize } from '../../../config/localize.ts';
import { collectionName, givenName } from '../config/collection-name.ts';
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
    return { ...doc, title: folder ?? rootTitle(config, { collection, locale }) };
  });
}

/** Returns the title of a collection's index page. At the root of the site, it is the home page. */
function rootTitle(config: Config, { collection, locale }: Pick<Named, 'collection' | 'locale'>): string {
  const name =
    collection.path === '' ? (givenName(config, collection) ?? config.title) : collectionName(config, collection);
  return localize(name, locale);
}
