import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../shared/is-record.ts';
import { parseJson } from '../../../system/parse-json.ts';
import { quote } from './fill-values.ts';

/** The languages in which the example pages are written. */
export const writtenLanguages = ['en', 'es', 'pt'] as const;

export type WrittenLanguage = (typeof writtenLanguages)[number];

/** What is longer gets a line for each language. */
const longestLine = 90;

/** Returns the language of a tag if the example pages are written in it; null if they are not. */
export function writtenLanguage(tag: string): WrittenLanguage | null {
  return writtenLanguages.find((language) => tag === language || tag.startsWith(`${language}-`)) ?? null;
}

/** Returns the TypeScript of the configuration's `locales`. */
export function localesCode(tags: readonly string[]): string {
  return objectCode(tags.map((tag) => [tag, '{}']));
}

/**
 * Returns the words of the configuration as TypeScript, by the name of their placeholder: one text,
 * or one for each language if they differ.
 */
export function wordExpressions(templates: string, tags: readonly string[]): Readonly<Record<string, string>> {
  // Languages without words of their own have those of the first one.
  const own = tags.filter((tag, index) => index === 0 || writtenLanguage(tag) !== null);
  const words = own.map((tag) => ({ tag, texts: readWords(templates, writtenLanguage(tag) ?? 'en') }));
  const names = Object.keys(words[0]?.texts ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const texts = words.map(({ tag, texts }) => [tag, quote(texts[name] ?? '')] as const);
      const [[, first] = ['', '']] = texts;
      return [name, texts.every(([, text]) => text === first) ? first : objectCode(texts)];
    }),
  );
}

function readWords(templates: string, language: WrittenLanguage): Readonly<Record<string, string>> {
  const words = parseJson(readFileSync(join(templates, 'words', `${language}.json`), 'utf8'));
  return isRecord(words) ? Object.fromEntries(Object.entries(words).map(([name, text]) => [name, String(text)])) : {};
}

function objectCode(entries: readonly (readonly [string, string])[]): string {
  const fields = entries.map(([key, value]) => `${/^[A-Za-z]+$/.test(key) ? key : quote(key)}: ${value}`);
  const line = `{ ${fields.join(', ')} }`;
  return line.length <= longestLine ? line : `{\n${fields.map((field) => `  ${field},\n`).join('')}}`;
}
