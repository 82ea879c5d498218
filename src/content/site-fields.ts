import * as z from 'zod';
import type { Config } from '../config/config.ts';
import type { FrontMatterField } from '../config/fields/front-matter.ts';
import { isRecord } from '../shared/is-record.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { FileSchema } from './parse-file.ts';
import { asText, withNumbers } from './schema/scalars.ts';

/** What the value of a field may be. */
interface FieldRule {
  readonly type: FrontMatterField['type'] | 'date' | 'data';
  readonly enum?: readonly string[] | undefined;
}

/**
 * Returns the schema of the front matter of a collection, with the fields that the site adds. Their
 * values join the author's own, in `custom`.
 */
export function withSiteFields<F>(
  config: Config,
  key: string,
  rules: FileSchema<z.ZodType<F>>,
): FileSchema<z.ZodType<F>> {
  const { name, schema } = rules;
  const fields = fieldsOf(config, key).filter(([field]) => !isKnown(schema, field));
  if (fields.length === 0 || !(schema instanceof z.ZodObject)) return rules;
  // The type of the values is known of this one only.
  const original: z.ZodType<F> = rules.schema;
  const names = new Set(fields.map(([field]) => field));
  const added = Object.entries(siteFieldSchemas(config, key)).filter(([field]) => names.has(field));
  const shape = Object.fromEntries(added);
  const moved = schema.safeExtend(shape).transform((values: Readonly<Record<string, unknown>>): unknown => {
    const entries = Object.entries(values);
    const own = entries.filter(([field]) => names.has(field));
    const rest = Object.fromEntries(entries.filter(([field]) => !names.has(field)));
    const custom = isRecord(rest['custom']) ? rest['custom'] : {};
    return own.length === 0 ? rest : { ...rest, custom: { ...custom, ...Object.fromEntries(own) } };
  });
  return { name: JSON.stringify([name, fields]), schema: moved.pipe(original) };
}

/** Returns the mistakes in the fields that the site adds: names that front matter has already. */
export function checkSiteFields(config: Config, key: string, { schema }: FileSchema<z.ZodType>): readonly Problem[] {
  return fieldsOf(config, key).flatMap(([name]): Problem[] => {
    if (!isKnown(schema, name)) return [];
    const title = `\`frontMatter.${name}\` is already a field of front matter`;
    const hint = 'Give it another name, or name the `collections` that do not have it.';
    const place = { file: config.file, ...config.locate(['frontMatter', name]) };
    return [asProblem({ code: 'conflicting-config-values', title, hint, ...place })];
  });
}

/** Returns the rules of the fields that the site adds to the front matter of a collection. */
export function siteFieldSchemas(config: Config, key: string): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(fieldsOf(config, key).map(([field, rule]) => [field, schemaOf(rule).optional()]));
}

function fieldsOf({ frontMatter }: Config, key: string): readonly (readonly [string, FrontMatterField])[] {
  return Object.entries(frontMatter).filter(([, field]) => field.collections?.includes(key) ?? true);
}

function isKnown(schema: z.ZodType, name: string): boolean {
  return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name);
}

function schemaOf({ description = '', ...rule }: FrontMatterField): z.ZodType {
  return fieldSchema(rule).describe(description);
}

/** Returns the schema of the value of a field. */
export function fieldSchema({ type, enum: choices }: FieldRule): z.ZodType {
  const word = choices ? z.enum(choices) : z.string();
  const schemas = {
    string: () => asText(word),
    number: () => withNumbers(z.number()),
    boolean: () => z.boolean(),
    list: () => z.array(asText(word)),
    date: () => z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-09-14'),
    data: () => withNumbers(z.custom<unknown>((value) => value !== undefined, 'a value')),
  };
  return schemas[type]();
}
