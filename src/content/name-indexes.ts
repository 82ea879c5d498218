import type { Config } from '../config/config.ts';
import { localize } from '../config/localize.ts';
import type { Doc, DocSet } from './content.ts';

type Named = Pick<DocSet, 'collection' | 'locale' | 'docs' | 'categories'>;

/**
 * Returns the docs of a set, of which each page of a folder that has no title is called what the
 * folder or the collection is.
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
 * What readers know a collection by: the label of its item in the navbar, else the site's title
 * where it is all of the site.
 */
function collectionName(config: Config, { collection, locale }: Pick<Named, 'collection' | 'locale'>): string {
  const { key, path } = collection;
  for (const item of config.navbar.items) {
    if (item.type !== 'docSidebar' || item.collection !== key || item.label === undefined) continue;
    return localize(item.label, locale, config);
  }
  if (path === '') return localize(config.title, locale, config);
  const words = key.replaceAll(/[-_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
