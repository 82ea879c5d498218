import * as z from 'zod';
import { collectionTypes } from '../../collections/collection-types.ts';
import { createStringsSchema } from '../../config/schema/strings.ts';
import { createSiteSchema } from '../../config/schema/site-config.ts';
import { labelsSchema } from '../../content/read-labels.ts';
import { synonymsSchema } from '../../content/read-synonyms.ts';
import { text } from '../../content/schema/scalars.ts';
import { en } from '../../shared/strings/en.ts';
import { checkSchema } from './check-schema.ts';
import { frontMatterName, type JsonSchema, toJsonSchema } from './to-json-schema.ts';

/**
 * Returns the JSON schemas that belong to the package, by the name of their file: those of the
 * configuration, of front matter and metadata files, and of the report of a check. They have no
 * descriptions yet.
 */
export function prebuiltSchemas(): Readonly<Record<string, JsonSchema>> {
  const ofTypes = collectionTypes.flatMap(({ name, frontMatter, metadataKinds = [] }) => [
    [frontMatterName(name), toJsonSchema(frontMatter.schema)] as const,
    ...metadataKinds.map((kind) => {
      const schema = toJsonSchema(kind.schema);
      return [kind.name, kind.files.some((file) => file.endsWith('.json')) ? forJson(schema) : schema] as const;
    }),
  ]);
  return {
    // A JSON file holds a part of a configuration, which another file extends.
    'site-config': { ...forJson(toJsonSchema(createSiteSchema(collectionTypes))), required: [] },
    ...Object.fromEntries(ofTypes),
    strings: stringsSchema(),
    labels: toJsonSchema(labelsSchema),
    synonyms: toJsonSchema(synonymsSchema),
    check: toJsonSchema(checkSchema),
  };
}

/** A JSON file may name its schema. */
function forJson(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    properties: { ...schema.properties, $schema: { type: 'string', description: 'Address of this schema.' } },
  };
}

/** The site may have keys of its own, so those of docsgen are named, but others are allowed. */
function stringsSchema(): JsonSchema {
  const schema = toJsonSchema(createStringsSchema(text(z.string().min(1))));
  const { additionalProperties: message } = schema;
  if (typeof message !== 'object') throw new TypeError('The schema of strings has changed');
  const own = { allOf: [{ $ref: '#/definitions/message' }] };
  const properties = Object.entries(en).map(([key, words]) => {
    const description = typeof words === 'string' ? words : words.other;
    return [key, { ...own, description }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: own, definitions: { message } };
}
