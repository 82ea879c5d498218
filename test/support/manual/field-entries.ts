import type { Types } from '../../../scripts/read-types.mjs';
import { showType } from './show-type.ts';
import { laterFields } from './since.ts';

/** What the manual says about one field. */
export interface FieldEntry {
  readonly name: string;
  /** The whole comment of the field. */
  readonly comment: string;
  readonly type: string;
  /** The comment without its default. */
  readonly text: string;
  /** What holds if the field is left out; null if it is required. */
  readonly defaultValue: string | null;
  /** The release that brought it; null for the first one. */
  readonly since: string | null;
}

/**
 * Returns the entries of the fields of an interface. Throws if there is no such interface, and if
 * a comment leaves out what the manual must say.
 */
export function entriesOf(name: string, types: Types): readonly FieldEntry[] {
  const fields = types.interfaces.get(name);
  if (!fields) throw new Error(`There is no interface ${name}`);
  return [...fields].map(([key, { comment, type, isOptional }]) => {
    const place = `${name}.${key}`;
    const [text, stated] = splitDefault(comment);
    if (text === '') throw new Error(`${place} has no comment`);
    const shown = showType(type, types);
    const given = stated?.replace(/^(?:true|false|\d+)(?=,|$)/, '`$&`') ?? null;
    const defaultValue = isOptional ? (given ?? defaultOf(shown, place)) : null;
    return { name: key, comment, type: shown, text, defaultValue, since: laterFields[place] ?? null };
  });
}

/** Splits a comment into what the field is, and its default. */
function splitDefault(comment: string): readonly [text: string, stated: string | null] {
  const [all = '', stated = null] = /Default(?: of each)?: (.*?)\.(?=\s|$)/.exec(comment) ?? [];
  return [comment.replace(all, '').replace(/\s+/g, ' ').trim(), stated];
}

/** Returns the default of a field whose comment names none: it has no value. */
function defaultOf(type: string, place: string): string {
  if (/^(?:boolean|number|'[^']*')|null/.test(type)) throw new Error(`The comment of ${place} names no default`);
  return 'none';
}
