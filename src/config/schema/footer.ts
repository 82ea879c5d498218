import * as z from 'zod';
import { localizedText } from './text.ts';
import { logoSchema } from './logo.ts';

const footerLink = z.strictObject({
  label: localizedText,
  to: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
});

const footerHtml = z.strictObject({
  html: localizedText,
});

const footerItem = z.union(
  [footerLink, footerHtml],
  'a link with `label` and `to` or `href`, or an object with `html`',
);

/** The footer of every page: columns of links, or one row of links. */
export const footerSchema = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: localizedText,
        items: z.array(footerItem),
      }),
    )
    .optional(),
  links: z.array(footerItem).optional(),
  logo: logoSchema.optional(),
  copyright: localizedText.optional(),
});
