import * as z from 'zod';

/** A number with the author's spelling, such as `1.10`, which is lost when YAML reads a number. */
export class WrittenNumber {
  readonly value: number;
  readonly written: string;

  constructor(value: number, written: string) {
    this.value = value;
    this.written = written;
  }

  /** Messages show wrong values as JSON. */
  toJSON(): number {
    return this.value;
  }
}

function toText(value: unknown): unknown {
  if (value instanceof WrittenNumber) return value.written;
  return typeof value === 'number' ? String(value) : value;
}

function toNumbers(value: unknown): unknown {
  if (value instanceof WrittenNumber) return value.value;
  if (Array.isArray(value)) return value.map(toNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toNumbers(each)]));
}

function toTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTexts);
  if (typeof value !== 'object' || value === null || value instanceof WrittenNumber) return toText(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toTexts(each)]));
}

/**
 * Returns a schema of a text that also accepts unquoted numbers. YAML reads `2` or `1.10` as a
 * number; the result is the text as it is written.
 */
export function text(schema = z.string()) {
  return asText(schema);
}

/** Returns a schema that receives texts in place of unquoted numbers. */
export function asText<T extends z.ZodType>(schema: T) {
  return z.preprocess(toText, schema);
}

/** Returns a schema that receives the author's spelling in place of numbers, at any depth. */
export function withNumbersAsText<T extends z.ZodType>(schema: T) {
  return z.preprocess(toTexts, schema);
}

/** Returns a schema that receives plain numbers in place of `WrittenNumber`s. */
export function withNumbers<T extends z.ZodType>(schema: T) {
  return z.preprocess(toNumbers, schema);
}

/**
 * Returns where a schema receives texts in place of numbers: for its own value, or at any depth
 * inside; null if it does not.
 */
export function takesNumbersAsText(schema: z.core.$ZodType): 'itself' | 'inside' | null {
  if (!(schema instanceof z.ZodPipe) || !(schema.in instanceof z.ZodTransform)) return null;
  const { transform } = schema.in.def;
  return transform === toText ? 'itself' : transform === toTexts ? 'inside' : null;
}
