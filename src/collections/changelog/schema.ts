import * as z from 'zod';
import { isSitePath, optionalAddressPath, sitePath } from '../../config/schema/address.ts';
import { feedSchema } from '../../config/schema/feed.ts';
import { headSchema } from '../../config/schema/head.ts';
import { editUrlSchema } from '../../config/schema/page-details.ts';
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
  path: optionalAddressPath.optional(),
  file: markdownFile.optional(),
  source: sitePath.optional(),
  head: headSchema,
  editUrl: editUrlSchema.optional(),
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
