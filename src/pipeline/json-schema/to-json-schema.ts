import * as z from 'zod';
import { takesNumbersAsText } from '../../content/schema/scalars.ts';

/** A JSON schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Returns the JSON schema of what may be written for a zod schema, in the draft that editors read
 * best. Rules over several fields, and those that code checks, are left out: an editor that knows
 * less must not report mistakes that are none.
 */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Formats are the names of zod's own checks. The pattern says the same.
      if (jsonSchema.pattern !== undefined) delete jsonSchema.format;
      // All keys are texts.
      if (Object.keys(jsonSchema.propertyNames ?? {}).join() === 'type') delete jsonSchema.propertyNames;
      const numbers = takesNumbersAsText(zodSchema);
      if (numbers === 'itself') allowNumber(jsonSchema);
      if (numbers === 'inside') allowNumbersInside(jsonSchema);
    },
  });
}

/** Returns the name of the schema of a collection's front matter, by its type or its key. */
export function frontMatterName(name: string): string {
  return `${name}-front-matter`;
}

/** In YAML, `title: 2024` is a number, which docsgen reads as the text that was written. */
function allowNumber(schema: Pick<JsonSchema, 'type' | 'enum'>): void {
  if (schema.type !== 'string') return;
  const numbers = schema.enum?.map(Number).filter((value) => !Number.isNaN(value));
  if (numbers?.length === 0) return;
  // The types of zod allow one name only.
  Object.assign(schema, { type: ['string', 'number'] });
  if (schema.enum && numbers) schema.enum = [...schema.enum, ...new Set(numbers)];
}

function allowNumbersInside(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  Object.values(part).forEach(allowNumbersInside);
  if (!Array.isArray(part)) allowNumber(part);
}
