import type * as z from 'zod';
import type { Correction } from './validate.ts';
import { findWrong } from './validate.ts';

type Path = readonly PropertyKey[];

/** The parts of a value that a schema accepts. */
interface RightValues {
  readonly value: Readonly<Record<string, unknown>>;
  /** Returns the path that a part had before wrong items of lists were left out. */
  readonly writtenPath: (path: Path) => Path;
}

/**
 * Returns the parts of a configuration that a schema accepts. A wrong field is left out of its
 * object, a wrong item out of its list, and an object without a required field as a whole.
 */
export function rightValues(schema: z.ZodType, input: unknown): RightValues {
  // The lists that lost items, with the original index of each item that is left.
  const indexes = new Map<unknown, readonly number[]>();
  let value: unknown = input;
  // zod checks rules over several fields only when each field is valid, so check again each time.
  for (;;) {
    const [path] = findWrong(schema, value);
    if (path === undefined) break;
    const rest = without(value, path, indexes);
    if (rest === value) break;
    value = rest;
  }
  const writtenPath = (path: Path) => {
    let inside: unknown = value;
    return path.map((key) => {
      const list = inside;
      inside = childOf(inside, key);
      return typeof key === 'number' ? (indexes.get(list)?.[key] ?? key) : key;
    });
  };
  return { value: isRecord(value) ? value : {}, writtenPath };
}

/**
 * Returns a value without the part at a path. If that is a missing field, the object that lacks it
 * is removed instead.
 */
function without(value: unknown, [key, ...path]: Path, indexes: Map<unknown, readonly number[]>): unknown {
  if (key === undefined || !(isRecord(value) || Array.isArray(value)) || !Object.hasOwn(value, key)) return value;
  const inside = childOf(value, key);
  const rest = path.length === 0 ? inside : without(inside, path, indexes);
  // The wrong value may be `NaN`.
  const isWhole = Object.is(rest, inside);
  if (!Array.isArray(value)) {
    const { [String(key)]: _, ...others } = value;
    return isWhole ? others : { ...value, [key]: rest };
  }
  const known = indexes.get(value) ?? value.map((_, index) => index);
  const list: readonly unknown[] = isWhole ? value.toSpliced(Number(key), 1) : value.with(Number(key), rest);
  indexes.set(list, isWhole ? known.toSpliced(Number(key), 1) : known);
  return list;
}

/** A value in which misspelled keys and types are read as those that were probably meant. */
interface Corrected {
  readonly value: unknown;
  /** Returns the path as the author wrote it. */
  readonly writtenPath: (path: Path) => Path;
}

/** Returns a value with corrections. A key that is there already is not replaced. */
export function correct(input: unknown, corrections: readonly Correction[]): Corrected {
  const renamed: { readonly from: Path; readonly to: Path }[] = [];
  let value = input;
  for (const { path, kind, meant } of corrections) {
    const parent = path.slice(0, -1);
    const written = path.at(-1) ?? '';
    const object = parent.reduce(childOf, value);
    if (!isRecord(object)) continue;
    const { [String(written)]: inside, ...others } = object;
    if (kind === 'value') value = withChild(value, parent, { ...object, [written]: meant });
    else if (!Object.hasOwn(object, meant)) {
      value = withChild(value, parent, { ...others, [meant]: inside });
      renamed.push({ from: path, to: [...parent, meant] });
    }
  }
  const writtenPath = (path: Path) => {
    const found = renamed.find(({ to }) => to.every((key, index) => path[index] === key));
    return found ? [...found.from, ...path.slice(found.from.length)] : path;
  };
  return { value, writtenPath };
}

function withChild(value: unknown, [key, ...path]: Path, child: unknown): unknown {
  if (key === undefined) return child;
  const next = withChild(childOf(value, key), path, child);
  if (Array.isArray(value)) return value.with(Number(key), next);
  return isRecord(value) ? { ...value, [key]: next } : value;
}

function childOf(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
