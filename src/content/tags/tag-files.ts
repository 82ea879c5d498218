import type { IgnoredKind, MetadataKind } from '../collection-scanner.ts';
import { tagsSchema } from '../schema/tags.ts';

/** Name of the file that declares the tags of a collection. */
export const tagsFile = 'tags.yml';

/** `tags.yml`, for editors. */
export const tagsKind: MetadataKind = { name: 'tags', files: [tagsFile], schema: tagsSchema };

/** Files that look like `tags.yml`. */
export const ignoredTags: IgnoredKind = {
  isOfKind: (name) => /^tags\.(?:yaml|json|toml)$/.test(name),
  why: 'tags are read from `tags.yml`',
  hint: 'Rename it.',
};
