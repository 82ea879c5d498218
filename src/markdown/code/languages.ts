import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';

/** A language whose grammar is bundled with Shiki. */
export type LanguageKey = keyof typeof bundledLanguages;

const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext']);

/** The language name for terminal output with escape sequences. */
export const ansiLanguage = 'ansi';

/** Every language name that a code block can have. */
export const languageNames: readonly string[] = [...Object.keys(bundledLanguages), ...plainLanguages, ansiLanguage];

const labels: ReadonlyMap<string, string> = new Map(
  bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((key) => [key, name])),
);

/** Returns whether there is a grammar with this name. */
export function isLanguage(name: string): name is LanguageKey {
  return Object.hasOwn(bundledLanguages, name);
}

/**
 * Returns the languages to load for a language: itself, and languages that its grammar refers to
 * but does not include.
 */
export function grammarsOf(language: LanguageKey): readonly LanguageKey[] {
  return language === 'mdx' ? ['tsx', 'mdx'] : [language];
}

/** Returns whether a name means text without colors. */
export function isPlainLanguage(name: string): boolean {
  return plainLanguages.has(name);
}

/** Returns the display name of a language, or null for plain text and for an unknown name. */
export function languageLabel(name: string): string | null {
  return labels.get(name) ?? null;
}
