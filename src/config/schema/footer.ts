import * as z from 'zod';
import { localizedText } from './text.ts';
import { logoSchema } from './logo.ts';

const footerLink = z.strictObject({
  /** Text of the link. */
  label: localizedText,
  /** Address inside the site, without locale. */
  to: z.string().min(1).optional(),
  /** Address outside the site. */
  href: z.string().min(1).optional(),
});

const footerHtml = z.strictObject({
  /** Raw HTML in place of a link. Addresses inside the site are written as in `to`. */
  html: localizedText,
});

const footerItem = z.union(
  [footerLink, footerHtml],
  'a link with `label` and `to` or `href`, or an object with `html`',
);

/** The footer of every page: columns of links, or one row of links. */
export const footerSchema = z.strictObject({
  /** Columns with titles. */
  columns: z
    .array(
      z.strictObject({
        /** Heading of the column. */
        title: localizedText,
        items: z.array(footerItem),
      }),
    )
    .optional(),
  /** One row of links, separated by dots, instead of columns. */
  links: z.array(footerItem).optional(),
  logo: logoSchema.optional(),
  /** Last line; HTML is allowed, with addresses as in `to`. */
  copyright: localizedText.optional(),
});

export type FooterItemConfig = z.infer<typeof footerItem>;
