import { en, type Strings } from '../shared/strings/en.ts';
import type { Message } from '../shared/strings/message.ts';
import { hasErrors, type Outcome, type Problem } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';
import { checkStrings, type StringOriginals } from './check-strings.ts';
import { type OwnLanguageStrings, warnOfMissing } from './find-missing.ts';
import type { SiteStrings } from './locale-strings.ts';
import { languageChain } from './sets/language-chain.ts';
import { isSameLanguage } from '../shared/same-language.ts';
import { type LanguageSet, loadLanguageSet } from './sets/language-sets.ts';
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
 * `languageChain`, and so in each locale of the same language that it falls back to; then among
 * docsgen's own, in the other locales that it falls back to, and in English.
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
  const english = find({ name: 'en', htmlLang: 'en', fallbacks: [] }, unknown).messages;
  const first = await loadLanguage(source, find(source, unknown));
  const ofSource = completeLanguage(first, [], ownOf(english));
  const originals = { source: source.name, own: ownOf(ofSource.messages), isPartial: first.isPartial };
  const loaded = await Promise.all(others.map((locale) => loadLanguage(locale, find(locale, originals))));
  const rest = loaded.map((language) => {
    const { fallbacks } = language.locale;
    const standIns = fallbacks.flatMap((name) => loaded.find((each) => each.locale.name === name) ?? []);
    return completeLanguage(language, standIns, ofSource.messages);
  });
  const all = [ofSource, ...rest];
  const missing = rest.flatMap((each) => (each.isPartial ? [] : warnOfMissing(each.own, ofSource.own)));
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

/** The strings of a locale, and those that docsgen has for its language. */
interface LoadedLanguage extends FoundLanguage {
  readonly locale: StringsLocale;
  readonly set: LanguageSet | null;
}

async function loadLanguage(locale: StringsLocale, found: FoundLanguage): Promise<LoadedLanguage> {
  return { ...found, locale, set: await loadLanguageSet(locale.htmlLang) };
}

interface CompleteLanguage extends Pick<FoundLanguage, 'isPartial'> {
  readonly own: OwnLanguageStrings;
  readonly messages: Messages;
}

/**
 * Returns all strings of a locale. `standIns` are the locales that it falls back to before the
 * source locale, the nearest first, and `others` the strings to show where none of them has one.
 */
function completeLanguage(
  { locale, messages, file, isPartial, set }: LoadedLanguage,
  standIns: readonly LoadedLanguage[],
  others: Messages,
): CompleteLanguage {
  const farthestFirst = standIns.toReversed();
  const isSame = ({ htmlLang }: StringsLocale) => isSameLanguage(htmlLang, locale.htmlLang);
  const written = new Map<string, Message>([
    ...farthestFirst.flatMap((each) => [...Object.entries(each.set?.strings ?? {}), ...each.messages]),
    ...Object.entries(set?.strings ?? {}),
    // What the site has written in the language counts more than what docsgen has.
    ...farthestFirst.filter((each) => isSame(each.locale)).flatMap((each) => [...each.messages]),
    ...messages,
  ]);
  return {
    isPartial: isPartial || standIns.some((each) => each.isPartial),
    own: { locale, keys: new Set(written.keys()), file, set: set && { tag: set.tag, status: set.status } },
    messages: new Map<string, Message>([...Object.entries(en), ...others, ...written]),
  };
}

function seal(messages: Messages): { readonly strings: Strings; readonly hash: string } {
  const own: Readonly<Record<string, Message>> = Object.fromEntries(messages);
  const strings = { ...en, ...own };
  return { strings, hash: hashOf(JSON.stringify(strings)) };
}
