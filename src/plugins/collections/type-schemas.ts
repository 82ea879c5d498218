import * as z from 'zod';
import type { CollectionFields as ConfiguredFields } from '../../config/fields/site-config.ts';
import { collectionFields, type CollectionOptionsSchema } from '../../config/schema/collection.ts';
import { localizedText } from '../../config/schema/text.ts';
import type { FileSchema } from '../../content/parse-file.ts';
import { commonFields, layoutFields } from '../../content/schema/front-matter.ts';
import { fieldSchema } from '../../content/site-fields.ts';
import type { CollectionField, CollectionFields } from '../contract/collection-fields.ts';
import type { CollectionTypeDefinition } from '../contract/collection.ts';
import type { PluginCollection, PluginEntry } from './opened-type.ts';

// The files of a plugin's type keep their paths.
const { rewrites: _, ...located } = collectionFields;

const configuredFields = {
  ...located,
  title: localizedText.optional(),
  description: localizedText.optional(),
};

/** The names of the fields that each collection and each content file has. */
export const takenFields = {
  options: ['type', ...Object.keys(configuredFields)],
  frontMatter: [...Object.keys(commonFields), ...Object.keys(layoutFields)],
} as const;

/** Returns the schema of the collections of a type in the configuration. */
export function optionsSchema({ name, options = {} }: CollectionTypeDefinition): CollectionOptionsSchema {
  const own = shapeOf(options, ({ required = false }) => required);
  return z.strictObject({ ...own, type: z.literal(name), ...configuredFields });
}

/**
 * Returns the rules of the front matter of a type. No field is required in them: a translation
 * takes over the values of its original.
 */
export function frontMatterSchema({
  name,
  frontMatter = {},
}: CollectionTypeDefinition): FileSchema<z.ZodType<PluginEntry['frontMatter']>> {
  const schema = z.strictObject({ ...shapeOf(frontMatter, () => false), ...commonFields, ...layoutFields });
  return { name: JSON.stringify([name, frontMatter]), schema };
}

function shapeOf(
  fields: CollectionFields,
  isRequired: (field: CollectionField) => boolean,
): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = fieldSchema(field);
      return [name, isRequired(field) ? schema : schema.optional()];
    }),
  );
}

/** Returns a collection of a type with all defaults filled in. */
export function resolveCollection(
  { name, title, options: rules = {} }: CollectionTypeDefinition,
  key: string,
  configured: ConfiguredFields & Partial<Pick<PluginCollection, 'title' | 'description'>>,
): PluginCollection {
  const { path = key, head, title: ownTitle = title, description = null } = configured;
  const options = Object.fromEntries(Object.entries(configured).filter(([field]) => Object.hasOwn(rules, field)));
  return { type: name, key, path, head, folders: [key], versions: [], title: ownTitle, description, options };
}
