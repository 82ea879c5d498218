import * as z from 'zod';
import { cssColor } from './palette.ts';
import { localizedText } from './text.ts';

const time = z
  .string()
  .refine(
    (text) => isDay(text) || (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) && isTime(text)),
    'a date, such as `2026-11-01`, or a time with its time zone, such as `2026-11-01T09:00Z`',
  );

/** `Date` takes the 30th of February for a day of March. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isTime(text) && new Date(text).toISOString().startsWith(text);
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

const one = z.strictObject({
  id: z.string().min(1).optional(),
  content: localizedText,
  backgroundColor: cssColor,
  textColor: cssColor,
  isCloseable: z.boolean().optional(),
  from: time.optional(),
  to: time.optional(),
  paths: z.array(z.string().regex(/^\//, 'an address of the site, such as `/docs`')).min(1).optional(),
});

/** The announcement bar above the navbar, or several of which each page shows one. */
export const announcementSchema = z.union([one, z.array(one)]);
