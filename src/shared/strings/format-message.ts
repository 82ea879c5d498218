import type { PluralForms } from './message.ts';

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
