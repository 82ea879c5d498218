import data from './en.json' with { type: 'json' };
import type { PluralForms } from './message.ts';

/** UI strings in English. They define the ids: the other languages must have the same ones. */
export const en = data satisfies Record<string, string | PluralForms>;

/** The key of a UI string of docsgen, such as `theme.NotFound.title`. */
export type StringKey = keyof typeof en;

/** The UI strings of one language, by key. */
export type Strings = { readonly [Key in StringKey]: (typeof en)[Key] extends string ? string : PluralForms };
