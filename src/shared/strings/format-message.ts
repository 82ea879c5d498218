import type { Message, PluralForms } from './message.ts';

/**
 * Returns the text with each `{name}` replaced by the value of that name; a name without a value
 * stays as it is.
 */
export function formatMessage(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Returns the form of a text that a language uses for a number, with `{count}` in its digits. */
export type FormatPlural = (forms: PluralForms, count: number) => string;

/** Returns the function for a language. What it needs of `Intl` takes long to make. */
export function createPluralFormat(lang: string): FormatPlural {
  let made: { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat } | null = null;
  return (forms, count) => {
    made ??= { rules: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
    const form = forms[made.rules.select(count)] ?? forms.other;
    return formatMessage(form, { count: made.numbers.format(count) });
  };
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
  return createPluralFormat(lang)(forms, count);
}

export interface FillOptions {
  readonly message: Message;
  readonly values: Readonly<Record<string, string | number>>;
  /** Language whose plural rules and digits are used. */
  readonly lang: string;
}

/**
 * Returns a message with its placeholders filled: in the plural form of `count`, and with numbers
 * written as the language does.
 */
export function fillMessage({ message, values, lang }: FillOptions): string {
  const form = chooseForm(message, values['count'], lang);
  const numbers = new Intl.NumberFormat(lang);
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? numbers.format(value) : value,
  ]);
  return formatMessage(form, Object.fromEntries(texts));
}

/** Returns the text of a message in the plural form of a count. */
export function chooseForm(message: Message, count: unknown, lang: string): string {
  if (typeof message === 'string') return message;
  return message[new Intl.PluralRules(lang).select(Number(count))] ?? message.other;
}
