import * as z from 'zod';
import { localizedText } from './text.ts';

/** A picture of the brand. */
export const logoSchema = z.strictObject({
  /** Address of the picture, usually a file of `static/`: `/img/logo.svg`. */
  src: z.string().min(1),
  /** The picture in dark mode. Default: `src`. */
  srcDark: z.string().min(1).optional(),
  /** What the picture says. Default: empty beside a title, which says it already. */
  alt: localizedText.optional(),
  /** Width in CSS pixels. */
  width: z.number().int().positive().optional(),
  /** Height in CSS pixels. */
  height: z.number().int().positive().optional(),
  /** Where the logo leads. Default: the home page of the language. */
  href: z.string().min(1).optional(),
});

export type LogoConfig = z.infer<typeof logoSchema>;
