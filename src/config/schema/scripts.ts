import * as z from 'zod';
import { findHeadTagMistakes } from '../../shared/head-tag.ts';

const src = z
  .string()
  .regex(
    /^(?:\.\/|\/(?!\/)|https?:\/\/)\S+$/,
    'a file of the site (`./chat.ts`), a file in static/ (`/chat.js`) or a URL (`https://…`)',
  );

const script = z
  .strictObject({
    src,
    async: z.boolean().optional(),
    defer: z.boolean().optional(),
    type: z.string().min(1).optional(),
    attributes: z.record(z.string(), z.union([z.string(), z.boolean()], 'a text, true or false')).optional(),
    consent: z.boolean().optional(),
  })
  .superRefine(({ attributes }, context) => {
    for (const { path, expected } of findHeadTagMistakes({ tag: 'script', attributes }))
      context.addIssue({ code: 'custom', message: expected, path: [...path], input: attributes });
  });

/** The scripts that every page loads. */
export const scriptsSchema = z.array(z.union([src, script], 'an address, or an object with `src`')).optional();

/** One style sheet or several. */
export const stylesSchema = z
  .union([z.string().min(1), z.array(z.string().min(1))], 'the path of a style sheet, or a list of them')
  .optional();

/** The font of the site. */
export const fontSchema = z
  .string()
  .regex(/^[^/].*\.woff2$/i, 'the path of a WOFF2 file, such as `fonts/inter.woff2`')
  .optional();
