import type { CollectionType } from '../site/collection-type.ts';
import { blogType } from './blog/blog-type.ts';
import { changelogType } from './changelog/changelog-type.ts';
import { docsType } from './docs/docs-type.ts';
import { pagesType } from './pages/pages-type.ts';

/**
 * The types of collections, in the order in which the search and the list of all pages show them.
 * This is the only place that names them all: a new type is one folder and one entry here.
 */
export const collectionTypes: readonly CollectionType[] = [docsType, blogType, changelogType, pagesType];
