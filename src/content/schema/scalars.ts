import * as z from 'zod';

/** A number that YAML would spell otherwise than its author did, such as `1.10`: as a text it is what was written. */
export class WrittenNumber {
  readonly value: number;
  readonly written: string;

  constructor(value: number, written: string) {
    this.value = value;
    this.written = written;
  }

  /** Messages show what is wrong as JSON. */
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

/** Returns a schema of a text. YAML reads an unquoted `2` or `1.10` as a number: it is taken as it is written. */
export function text(schema = z.string()) {
  return z.preprocess(toText, schema);
}

/** Returns a schema that is given plain numbers, however they are written. */
export function withNumbers<T extends z.ZodType>(schema: T) {
  return z.preprocess(toNumbers, schema);
}
