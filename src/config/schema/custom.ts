import * as z from 'zod';
import type { JsonValue } from '../../shared/site-value.ts';

/** The site's own values. They are sent to threads and browsers, so they must be JSON. */
export const customSchema = z.record(z.string(), z.custom<JsonValue>()).superRefine((values, context) => {
  // The rules of zod take the object around a wrong value as their input.
  for (const { path, parent } of findOthers({ value: values, path: [], parent: values, parents: [] })) {
    const message = 'a JSON value: a string, a number, a boolean, null, a list or an object';
    context.addIssue({ code: 'custom', path: [...path], message, input: parent });
  }
});

interface Place {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
  /** The list or object that holds the value. */
  readonly parent: object;
  /** All lists and objects around the value. */
  readonly parents: readonly object[];
}

/** Returns the values inside that JSON cannot hold. */
function findOthers(place: Place): readonly Place[] {
  const { value, path, parents } = place;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (typeof value !== 'object' || parents.includes(value) || !isPlain(value)) return [place];
  const inside = (key: PropertyKey, child: unknown) =>
    findOthers({ value: child, path: [...path, key], parent: value, parents: [...parents, value] });
  if (Array.isArray(value)) return value.flatMap((child: unknown, index) => inside(index, child));
  // JSON leaves such keys out.
  return Object.entries(value).flatMap(([key, child]) => (child === undefined ? [] : inside(key, child)));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
