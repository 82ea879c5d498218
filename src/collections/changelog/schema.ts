import * as z from 'zod';
import { isSitePath } from '../../config/schema/address.ts';
import { feedSchema } from '../../config/schema/feed.ts';
import { collectionFields } from '../../config/schema/collection.ts';
import { localizedText } from '../../config/schema/text.ts';
import { commonFields, isNotBoth, layoutFields, notBoth } from '../../content/schema/front-matter.ts';
import { text } from '../../content/schema/scalars.ts';

const markdownFile = z
  .string()
  .refine(
    (path) => isSitePath(path) && path.endsWith('.md'),
    "the path of a Markdown file, relative to the site's folder, such as `../CHANGELOG.md`, with forward slashes",
  );

/** The options of a changelog. */
export const changelogOptions = z.strictObject({
  type: z.literal('changelog'),
  path: collectionFields.path,
  file: markdownFile.optional(),
  source: collectionFields.source,
  head: collectionFields.head,
  editUrl: collectionFields.editUrl,
  title: localizedText.optional(),
  description: localizedText.optional(),
  releasesPerPage: z.number().int().positive().optional(),
  feed: feedSchema.optional(),
});

/** `ReleaseFields` explains each field. The scan checks version and date. */
const releaseFrontMatterSchema = z
  .strictObject({
    ...commonFields,
    ...layoutFields,
    version: text().optional(),
    date: text().optional(),
    yanked: z.boolean().optional(),
  })
  .refine(isNotBoth, notBoth);

/** Front matter of a release, for the scan. */
export const releaseFrontMatter = { name: 'release', schema: releaseFrontMatterSchema } as const;

export type ReleaseFrontMatter = z.output<typeof releaseFrontMatterSchema>;
