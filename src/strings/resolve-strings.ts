import { en, type Strings } from '../shared/strings/en.ts';
import type { Message } from '../shared/strings/message.ts';
import { hasErrors, type Outcome, type Problem } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';
import { checkStrings, type StringOriginals } from './check-strings.ts';
import { type OwnLanguageStrings, warnOfMissing } from './find-missing.ts';
import type { SiteStrings } from './locale-strings.ts';
import { languageChain } from './sets/language-chain.ts';
import { loadLanguageSet } from './sets/language-sets.ts';
import type { Messages, StringLayer, StringsLocale, WrittenStrings } from './string-layer.ts';

/** What the strings of a site are made of. */
export interface StringSources {
  /** The first is the source language. */
  readonly locales: readonly [StringsLocale, ...StringsLocale[]];
  /**
   * Strings that replace those of docsgen. A later layer, nearer to the writer, replaces an earlier
   * one.
   */
  readonly layers: readonly StringLayer[];
}

/** The strings of a site, and what each locale has in its own language. */
export interface ResolvedStrings {
  readonly byLocale: SiteStrings;
  readonly own: readonly OwnLanguageStrings[];
}

/**
 * Returns the strings of each locale, and every mistake in the layers. A string is looked up in the
 * layers, the nearest to the writer first, under the locale's name and the tags of its
 * `languageChain`; then among docsgen's own, in the source locale, and in English.
 */
export async function resolveStrings({ locales, layers }: StringSources): Promise<Outcome<ResolvedStrings>> {
  const [source, ...others] = locales;
  const problems = new Map<WrittenStrings, readonly Problem[]>();
  const find = (locale: StringsLocale, originals: StringOriginals): FoundLanguage =>
    findLanguage(locale, layers, (written, lang) => {
      const checked = checkStrings(written, lang, originals);
      problems.set(written, checked.problems);
      return { ...checked, isPartial: written.isPartial === true || hasErrors(checked.problems) };
    });
  const unknown = { source: source.name, own: null, isPartial: false };
  const english = find({ name: 'en', htmlLang: 'en' }, unknown).messages;
  const found = find(source, unknown);
  const first = await completeLanguage(source, found, ownOf(english));
  const originals = { source: source.name, own: ownOf(first.messages), isPartial: found.isPartial };
  const rest = await Promise.all(
    others.map((locale) => completeLanguage(locale, find(locale, originals), first.messages)),
  );
  const all = [first, ...rest];
  const missing = rest.flatMap((each) => (each.isPartial ? [] : warnOfMissing(each.own, first.own)));
  return {
    value: {
      byLocale: new Map(all.map(({ own: { locale }, messages }) => [locale.name, seal(messages)])),
      own: all.map((each) => each.own),
    },
    problems: [...[...problems.values()].flat(), ...missing],
  };
}

/** Returns the strings that are not docsgen's. */
function ownOf(messages: Messages): Messages {
  return new Map([...messages].filter(([key]) => !Object.hasOwn(en, key)));
}

/** The strings that layers have for a locale. */
interface FoundLanguage {
  readonly messages: Messages;
  readonly file: string | null;
  /** Whether some of them could not be read or used. */
  readonly isPartial: boolean;
}

type Check = (written: WrittenStrings, lang: string) => { readonly value: Messages; readonly isPartial: boolean };

function findLanguage({ name, htmlLang }: StringsLocale, layers: readonly StringLayer[], check: Check): FoundLanguage {
  const messages = new Map<string, Message>();
  let file: string | null = null;
  let isPartial = false;
  for (const layer of layers) {
    const names = [...new Set([name, ...languageChain(htmlLang)])].filter((each) => layer.has(each));
    // The nearest language is put in last.
    for (const each of names.toReversed()) {
      const written = layer.get(each);
      if (!written) continue;
      const checked = check(written, each === name ? htmlLang : each);
      for (const [key, message] of checked.value) messages.set(key, message);
      isPartial ||= checked.isPartial;
      // A file in which all strings are comments has not been begun.
      if (Object.keys(written.strings).length > 0) file = written.file;
    }
  }
  return { messages, file, isPartial };
}

interface CompleteLanguage extends Pick<FoundLanguage, 'isPartial'> {
  readonly own: OwnLanguageStrings;
  readonly messages: Messages;
}

async function completeLanguage(
  locale: StringsLocale,
  { messages, file, isPartial }: FoundLanguage,
  /** Strings to show where the language has none. */
  others: Messages,
): Promise<CompleteLanguage> {
  const set = await loadLanguageSet(locale.htmlLang);
  const written = new Map<string, Message>([...Object.entries(set?.strings ?? {}), ...messages]);
  return {
    isPartial,
    own: { locale, keys: new Set(written.keys()), file, set: set && { tag: set.tag, status: set.status } },
    messages: new Map<string, Message>([...Object.entries(en), ...others, ...written]),
  };
}

function seal(messages: Messages): { readonly strings: Strings; readonly hash: string } {
  const own: Readonly<Record<string, Message>> = Object.fromEntries(messages);
  const strings = { ...en, ...own };
  return { strings, hash: hashOf(JSON.stringify(strings)) };
}
