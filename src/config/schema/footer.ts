import * as z from 'zod';
import { localizedText } from './text.ts';
import { layoutStyle, linkLook, socialLinkFields } from './link.ts';
import { logoSchema } from './logo.ts';

const footerLink = z.strictObject({
  label: localizedText,
  to: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
  ...linkLook,
});

const footerSocial = z.strictObject(socialLinkFields);

const footerHtml = z.strictObject({
  html: localizedText,
});

const footerItem = z.union(
  [footerLink, footerSocial, footerHtml],
  'a link with `label` and `to` or `href`, an object with `icon` and `href`, or one with `html`',
);

/** The footer of every page: columns of links, or one row of links. */
export const footerSchema = z.strictObject({
  style: layoutStyle,
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
