import * as z from 'zod';

/** Nobody reads a longer list. */
const mostListed = 12;

/** Returns what a schema expects, in words that follow "Expected". */
export function wordsOf(schema: unknown): string {
  if (!(schema instanceof z.ZodType)) return 'another value';
  const { error, checks = [] } = schema.def;
  // The rules of a text say what it is; those of an object say what its fields have to do with each other.
  const rules = schema instanceof z.ZodString ? checks.map(({ _zod: { def } }) => def.error) : [];
  const rule = [error, ...rules].map(messageOf).find((text) => text !== null);
  if (typeof rule === 'string') return rule;
  if (schema instanceof z.ZodNullable) return `${wordsOf(schema.unwrap())} or null`;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return wordsOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return wordsOf(schema.out);
  if (schema instanceof z.ZodLazy) return wordsOf(schema.unwrap());
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => JSON.stringify(value)).join(' or ');
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.map((value) => JSON.stringify(value)).join(', ')}`;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const [example] = kindsOf(schema);
    return `an object with \`${discriminator}\`, such as \`{ ${discriminator}: '${String(example)}' }\``;
  }
  if (schema instanceof z.ZodUnion) return schema.options.map(wordsOf).join(', or ');
  if (schema instanceof z.ZodObject) return objectWords(schema);
  if (schema instanceof z.ZodRecord) {
    const { valueType } = schema;
    const isAny = valueType instanceof z.ZodUnknown || valueType instanceof z.ZodCustom;
    return isAny ? 'an object with names as keys' : `an object with names as keys, and for each ${wordsOf(valueType)}`;
  }
  if (schema instanceof z.ZodString) return 'a text';
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'a whole number' : 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodArray || schema instanceof z.ZodTuple ? 'a list' : 'another value';
}

/** Returns what a schema or a rule says itself of every wrong value; null if it says nothing. */
function messageOf(error: unknown): string | null {
  const message: unknown = typeof error === 'function' ? Reflect.apply(error, undefined, [{ input: undefined }]) : null;
  return typeof message === 'string' ? message : null;
}

/** Returns the values of the field that tells the kinds of an object apart. */
export function kindsOf({ def: { discriminator, options } }: z.ZodDiscriminatedUnion): readonly unknown[] {
  return options.flatMap((option) => {
    const field = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
    return field instanceof z.ZodLiteral ? [...field.values] : [];
  });
}

function objectWords({ shape }: z.ZodObject): string {
  const keys = Object.keys(shape);
  const isNeeded = (key: string) => shape[key]?.safeParse(undefined).success === false;
  const needed = keys.filter(isNeeded);
  const others = keys.filter((key) => !isNeeded(key));
  const isShort = others.length <= mostListed;
  if (needed.length === 0)
    return isShort
      ? `an object with any of ${named(others)}`
      : `an object with keys such as ${named(others.slice(0, 3))}`;
  return `an object with ${named(needed)}${isShort && others.length > 0 ? `, and if needed ${named(others)}` : ''}`;
}

function named(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(', ');
}

/**
 * Returns the paths of the fields inside an object that have a name, relative to the object: what a
 * key may be meant for that was written too far up.
 */
export function pathsOf(name: PropertyKey, schema: unknown): readonly (readonly string[])[] {
  if (schema instanceof z.ZodOptional) return pathsOf(name, schema.unwrap());
  if (schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion))
    return schema.options.flatMap((option) => pathsOf(name, option));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => [
    ...(key === name ? [[key]] : []),
    ...pathsOf(name, field).map((path) => [key, ...path]),
  ]);
}
