import * as z from 'zod';
import { parseJson } from '../../system/parse-json.ts';
import { type Exchange, unitStates } from './exchange-file.ts';

const unit = z.strictObject({
  id: z.string(),
  kind: z.string(),
  source: z.string(),
  target: z.string().nullable(),
  state: z.enum(unitStates),
  proposals: z
    .array(z.strictObject({ source: z.string(), target: z.string(), similarity: z.number().min(0).max(1) }))
    .default([]),
});

/** The form of a JSON file for translators. */
export const exchangeSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  pages: z.array(z.strictObject({ source: z.string(), translation: z.string(), units: z.array(unit) })),
});

/** Returns texts for translators as JSON. */
export function writeJson(exchange: Exchange): string {
  return `${JSON.stringify(exchange, null, 2)}\n`;
}

/** Returns the texts of a JSON file; null for a text of another form. */
export function readJson(text: string): Exchange | null {
  return exchangeSchema.safeParse(parseJson(text)).data ?? null;
}
