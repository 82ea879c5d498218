import type * as z from 'zod';
import { isRecord } from '../shared/is-record.ts';
import { type LocalizedText, textIn } from '../shared/localized-text.ts';
import { labelOf, type Labels } from './labels.ts';
import { mapTexts } from './map-texts.ts';

/**
 * Returns a configuration whose texts are also in the languages that have labels for them. What it
 * says itself in a language counts more.
 */
export function translateTexts(schema: z.ZodType, input: unknown, labels: Labels): unknown {
  const [source] = writtenLocales(input);
  const locales = Object.keys(labels);
  if (locales.length === 0 || source === undefined) return input;
  return mapTexts(schema, input, ({ text }) => {
    const original = textIn(text, [source]);
    const written = typeof text === 'string' ? { [source]: text } : text;
    const added = locales.flatMap((name): readonly (readonly [string, string])[] => {
      const label = labelOf(labels, name, original);
      return label === undefined || Object.hasOwn(written, name) ? [] : [[name, label]];
    });
    return added.length === 0 ? text : ({ ...written, ...Object.fromEntries(added) } satisfies LocalizedText);
  });
}

/**
 * Returns the names of the locales of an unchecked configuration, that of the source language
 * first.
 */
export function writtenLocales(input: unknown): readonly string[] {
  return isRecord(input) && isRecord(input['locales']) ? Object.keys(input['locales']) : [];
}
