import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';

/** A language whose grammar Shiki brings. */
export type LanguageKey = keyof typeof bundledLanguages;

const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext']);

/** Output of a terminal, with its escape sequences. */
export const ansiLanguage = 'ansi';

/** Every language name that a code block can have. */
export const languageNames: readonly string[] = [...Object.keys(bundledLanguages), ...plainLanguages, ansiLanguage];

const labels: ReadonlyMap<string, string> = new Map(
  bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((key) => [key, name])),
);

/** Says whether there is a grammar of that name. */
export function isLanguage(name: string): name is LanguageKey {
  return Object.hasOwn(bundledLanguages, name);
}

/** Returns the languages to load for one: itself, and those that its grammar refers to without bringing them. */
export function grammarsOf(language: LanguageKey): readonly LanguageKey[] {
  return language === 'mdx' ? ['tsx', 'mdx'] : [language];
}

/** Says whether a name stands for text without colors. */
export function isPlainLanguage(name: string): boolean {
  return plainLanguages.has(name);
}

/** Returns what people call a language, null for text and for a name that is not known. */
export function languageLabel(name: string): string | null {
  return labels.get(name) ?? null;
}
