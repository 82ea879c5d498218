import * as z from 'zod';
import { localizedText } from './text.ts';

/** The bar that asks readers for consent. */
export const consentSchema = z
  .strictObject({
    privacy: z
      .strictObject({
        label: localizedText,
        to: z.string().min(1).optional(),
        href: z.string().min(1).optional(),
      })
      .optional(),
  })
  .optional();
