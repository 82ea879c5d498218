import * as z from 'zod';
import { localizedText } from './text.ts';

/** The logo of the site. */
export const logoSchema = z.strictObject({
  /** Address of the picture, usually a file in `static/`: `/img/logo.svg`. */
  src: z.string().min(1),
  /** The picture in dark mode. Default: `src`. */
  srcDark: z.string().min(1).optional(),
  /** Alternative text. Default: empty beside a title, which says the same. */
  alt: localizedText.optional(),
  /** Width in CSS pixels. */
  width: z.number().int().positive().optional(),
  /** Height in CSS pixels. */
  height: z.number().int().positive().optional(),
  /** Address that the logo links to. Default: the home page of the language. */
  href: z.string().min(1).optional(),
});

export type LogoConfig = z.infer<typeof logoSchema>;
