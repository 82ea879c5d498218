import type { ProblemCode } from '../shared/problem-codes.ts';
import type { Message, PluralForms } from '../shared/strings/message.ts';
import { nounList } from './noun-list.ts';
import { describeCategories, pluralCategories } from './plural-categories.ts';
import type { WrittenMessage } from './string-layer.ts';

/** A mistake in one string. */
export interface StringMistake {
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  /** Follows the key in the message. */
  readonly what: string;
  readonly hint: string;
  /** The plural category that is wrong; null for the whole string. */
  readonly category: string | null;
}

/** A string that was checked; null if it cannot be used. */
interface CheckedMessage {
  readonly message: Message | null;
  readonly mistakes: readonly StringMistake[];
}

/**
 * Returns a string with exactly the plural forms of its language, and its mistakes. `original` is
 * the string that it translates or replaces; null for a string of the source language.
 */
export function checkMessage(written: WrittenMessage, lang: string, original: Message | null): CheckedMessage {
  const problem = checkShape(written, lang, original) ?? checkIcu(written);
  if (problem !== null) return { message: null, mistakes: [problem] };
  if (typeof written === 'string') {
    // A language with one plural form may write it as a text.
    const message = typeof original === 'object' && original !== null ? { other: written } : written;
    return { message, mistakes: placeholderMistakes(written, original) };
  }
  const forms = pluralForms(written, lang);
  const wrong = checkForms(written, lang);
  return { message: forms, mistakes: wrong.length > 0 ? wrong : placeholderMistakes(written, original) };
}

function error(code: ProblemCode, what: string, hint: string, category: string | null = null): StringMistake {
  return { severity: 'error', code, what, hint, category };
}

function checkShape(written: WrittenMessage, lang: string, original: Message | null): StringMistake | null {
  if (typeof written !== 'string') {
    const hasCount = original === null ? textsOf(written).some(hasCountPlaceholder) : countsIn(original);
    return hasCount
      ? null
      : error('invalid-string', 'has plural forms, but counts nothing', 'Write a single text, or use `{count}` in it.');
  }
  if (typeof original === 'string' || original === null || pluralCategories(lang).length === 1) return null;
  return error('wrong-plural-forms', 'is a single text, but needs plural forms', categoriesHint(lang));
}

function checkIcu(written: WrittenMessage): StringMistake | null {
  if (!textsOf(written).some((text) => /\{\s*\w+\s*,/.test(text))) return null;
  const hint = 'Write a map of plural categories, such as `one: "{count} page"` and `other: "{count} pages"`.';
  return error('invalid-string', 'has ICU syntax, which would be shown as it is', hint);
}

function checkForms(written: Exclude<WrittenMessage, string>, lang: string): readonly StringMistake[] {
  const needed = pluralCategories(lang);
  const missing = needed.filter((category) => written[category] === undefined);
  const strange = Object.keys(written).filter((category) => !needed.some((each) => each === category));
  const lacks = error('wrong-plural-forms', `has no form for ${nounList(missing)}`, categoriesHint(lang));
  return [
    ...(missing.length > 0 ? [lacks] : []),
    ...strange.map((category) =>
      error(
        'wrong-plural-forms',
        `has a form that the language does not use, \`${category}\``,
        categoriesHint(lang),
        category,
      ),
    ),
  ];
}

function categoriesHint(lang: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;
  const [only = '', ...others] = pluralCategories(lang);
  return others.length === 0
    ? `${name} has one form, ${only}.`
    : `${name} has these forms, with a number each: ${describeCategories(lang)}.`;
}

/** Returns the forms of a language; in place of one that is missing, the next that was written. */
function pluralForms(written: Exclude<WrittenMessage, string>, lang: string): PluralForms | null {
  const [first] = textsOf(written);
  if (first === undefined) return null;
  const other = written.other ?? first;
  const forms = pluralCategories(lang).map((category) => [category, written[category] ?? other]);
  return { ...Object.fromEntries(forms), other };
}

function placeholderMistakes(written: WrittenMessage, original: Message | null): readonly StringMistake[] {
  if (original === null) return [];
  const known = placeholdersOf(textsOf(original));
  const used = placeholdersOf(textsOf(written));
  const unknown = used.filter((name) => !known.includes(name));
  // A form for one number only, such as "One page", may leave the number out.
  const missing = known.filter((name) => !used.includes(name) && name !== '{count}');
  const list = known.length === 0 ? 'The original has no placeholders.' : `The original has ${nounList(known)}.`;
  const lacks = `lacks the placeholder ${nounList(missing)}`;
  return [
    ...unknown.map((name) => error('wrong-placeholder', `has the unknown placeholder ${name}`, list)),
    ...(missing.length > 0
      ? [
          {
            ...error('wrong-placeholder', lacks, `${list} Readers do not see its value.`),
            severity: 'warning' as const,
          },
        ]
      : []),
  ];
}

function placeholdersOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))];
}

function textsOf(message: WrittenMessage): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message).filter((text) => text !== undefined);
}

function countsIn(message: Message): boolean {
  return typeof message !== 'string' || hasCountPlaceholder(message);
}

function hasCountPlaceholder(text: string): boolean {
  return text.includes('{count}');
}
