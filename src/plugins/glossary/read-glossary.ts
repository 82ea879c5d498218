import { parse } from 'yaml';
import { isRecord } from '../../shared/is-record.ts';

/** The definitions of one locale, by term. */
export type Terms = ReadonlyMap<string, string>;

/** Returns the terms of each locale in a glossary. Throws an error that names a wrong part. */
export function readGlossary(text: string): ReadonlyMap<string, Terms> {
  const data: unknown = parse(text);
  if (!isObject(data)) throw new Error('a glossary has the terms of each locale under its name');
  return new Map(Object.entries(data).map(([locale, terms]) => [locale, readTerms(locale, terms)]));
}

function readTerms(locale: string, terms: unknown): Terms {
  if (!isObject(terms)) throw new Error(`\`${locale}\` in the glossary has no terms with definitions`);
  return new Map(
    Object.entries(terms).map(([term, definition]) => {
      if (typeof definition !== 'string' || definition.trim() === '')
        throw new Error(`\`${term}\` of \`${locale}\` in the glossary has no definition`);
      return [term, definition.trim()];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value);
}
