import * as z from 'zod';
import { addressPath } from '../../../config/schema/address.ts';
import { text } from '../../../content/schema/scalars.ts';
import { codeScheme } from '../../../shared/code-scheme.ts';
import { isHandle, profileNames, profileOf } from './profiles.ts';

/** Profiles elsewhere. Each mistake is reported at its own name. */
const socials = z.record(z.string(), text()).superRefine((written, context) => {
  for (const [name, value] of Object.entries(written)) {
    if (profileOf(name, value) !== null) continue;
    const message = profileNames.includes(name)
      ? 'a name without slashes and spaces, or a URL that begins with `https://`'
      : `an address that begins with \`https://\`: docsgen knows names at ${profileNames.join(', ')}`;
    context.addIssue({ code: 'custom', path: [name], message, input: value });
  }
});

const facts = {
  title: text().optional(),
  description: text().optional(),
  url: z
    .string()
    .refine((url) => codeScheme(url) === null, 'a URL such as `https://example.com` that does not run code')
    .optional(),
  email: z
    .string()
    .refine((address) => isHandle('email', address), 'an email address such as `ada@example.com`')
    .optional(),
  image: z.string().optional(),
  socials: socials.optional(),
};

/** `authors.yml`: authors of the blog. `AuthorFields` explains them. */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text(z.string().min(1)),
    ...facts,
    page: z.union([z.boolean(), z.strictObject({ permalink: addressPath })], 'true or { permalink }').optional(),
  }),
);

/** An author in front matter: a key, or an author with fields. `PostAuthorFields` explains them. */
export const authorOfPost = z.union(
  [
    text(),
    z
      .strictObject({ key: text().optional(), name: text(z.string().min(1)).optional(), ...facts })
      .refine(({ key, name }) => key !== undefined || name !== undefined, {
        message: 'the name of the author, or `key` for one of authors.yml',
        path: ['name'],
      }),
  ],
  'a key of authors.yml, or an author with a name',
);

export type AuthorMetadata = z.output<typeof authorsSchema>[string];
