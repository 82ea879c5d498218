import * as z from 'zod';
import { localizedText } from './text.ts';

/** The logo of the site. */
export const logoSchema = z.strictObject({
  src: z.string().min(1),
  srcDark: z.string().min(1).optional(),
  alt: localizedText.optional(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  href: z.string().min(1).optional(),
});
