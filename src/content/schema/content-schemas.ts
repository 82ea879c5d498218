import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from './front-matter.ts';

/** Schemas of front matter, by the type of the collection. */
export const contentSchemas = {
  docs: { name: 'doc', schema: docFrontMatterSchema },
  blog: { name: 'post', schema: postFrontMatterSchema },
  pages: { name: 'page', schema: pageFrontMatterSchema },
} as const;
