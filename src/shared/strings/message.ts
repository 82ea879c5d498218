/**
 * A message with one form for each `Intl.PluralRules` category of the language; `{count}` is
 * replaced by the number.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A UI string: a text, or a text for each plural category of the language. */
export type Message = string | PluralForms;
