import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { PluralForms, Strings } from './en.ts';

export type { PluralForms, Strings } from './en.ts';

const languages: ReadonlyMap<string, Strings> = new Map<string, Strings>([
  ['en', en],
  ['es', es],
  ['pt', pt],
]);

/**
 * Returns the UI strings for a language tag or locale name: those of the tag, else of its language,
 * else English.
 */
export function stringsFor(name: string): Strings {
  const tag = name.toLowerCase();
  const language = tag.split(/[-_]/, 1)[0] ?? tag;
  return languages.get(tag) ?? languages.get(language) ?? en;
}

/**
 * Returns the text with each `{name}` replaced by the value of that name; a name without a value
 * stays as it is.
 */
export function formatMessage(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

export interface PluralOptions {
  readonly forms: PluralForms;
  readonly count: number;
  /** Language whose plural rules and digits are used, such as `pt-BR`. */
  readonly lang: string;
}

/**
 * Returns the form that the language uses for the number, with `{count}` written in the language's
 * digits.
 */
export function formatPlural({ forms, count, lang }: PluralOptions): string {
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
  return formatMessage(form, { count: new Intl.NumberFormat(lang).format(count) });
}
