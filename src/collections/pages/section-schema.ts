import * as z from 'zod';
import { nearest } from '../../shared/nearest.ts';
import { iconNames } from '../../theme/icons/icon-paths.ts';
import { always } from '../../content/schema/front-matter.ts';
import { text as textOf, withNumbers } from '../../content/schema/scalars.ts';

const text = textOf();

const pixels = withNumbers(z.number().int().positive()).optional();

const link = {
  /** Path inside the site, without locale. */
  to: z.string().min(1).optional(),
  /** URL outside the site. */
  href: z.string().min(1).optional(),
};

const actions = z.array(z.strictObject({ label: text, ...link, primary: z.boolean().optional() }));

/** A picture in `static/` or at another site. */
export const picture = z.strictObject({
  src: z.string().min(1),
  srcDark: z.string().min(1).optional(),
  alt: text.optional(),
  width: pixels,
  height: pixels,
});

const conversation = z.strictObject({
  title: text,
  lines: z.array(z.union([z.strictObject({ speaker: text, text }), z.strictObject({ action: text })])).min(1),
});

/** The top of a landing page. `fields.ts` explains each field. */
export const hero = z
  .strictObject({
    title: text,
    tagline: text,
    actions: actions.optional(),
    image: picture.optional(),
    conversation: conversation.optional(),
    sample: z.boolean().optional(),
  })
  .refine(({ image, conversation, sample }) => image === undefined || (conversation === undefined && sample !== true), {
    message: 'a picture without `conversation` and `sample`, which replace it',
    path: ['image'],
    when: always,
  });

/** Name of an icon of the theme. */
const icon = z.string().refine((name) => iconNames.includes(name), {
  error: ({ input }) => `the name of an icon, such as \`${nearest(String(input), iconNames) ?? 'globe'}\``,
});

/** Titled cards, with icons and links. */
export const cardsFields = {
  title: text,
  text: text.optional(),
  items: z.array(z.strictObject({ icon: icon.optional(), title: text, text, ...link })).min(1),
};

/** The heading beside the text of the page. */
export const sampleFields = { title: text, text: text.optional() };

const logo = z.strictObject({ image: picture, ...link });

/** A section of a landing page. `fields.ts` explains each field. */
export const section = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('features'), ...cardsFields }),
  z.strictObject({ type: z.literal('cards'), ...cardsFields }),
  z.strictObject({
    type: z.literal('logos'),
    title: text.optional(),
    text: text.optional(),
    items: z.array(logo).min(1),
  }),
  z.strictObject({
    type: z.literal('quote'),
    text,
    author: text,
    role: text.optional(),
    image: picture.optional(),
  }),
  z.strictObject({
    type: z.literal('steps'),
    title: text,
    text: text.optional(),
    items: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  z.strictObject({ type: z.literal('sample'), ...sampleFields }),
  z.strictObject({ type: z.literal('action'), title: text, text: text.optional(), actions: actions.min(1) }),
]);
