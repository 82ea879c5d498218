import * as z from 'zod';
import { findHeadTagMistakes, headTagNames } from '../../shared/head-tag.ts';

/** Other generators set the title of a page in its head. */
const titleHint = `one of ${headTagNames.join(', ')}; the title in tabs and search results is \`title_meta\` in the front matter, or \`title\``;

/** Elements that are added to the head of pages. */
export const headSchema = z
  .array(
    z
      .strictObject({
        tag: z.enum(headTagNames, { error: ({ input }) => (input === 'title' ? titleHint : undefined) }),
        attributes: z.record(z.string(), z.union([z.string(), z.boolean()], 'a text, true or false')).optional(),
        content: z.string().optional(),
      })
      .superRefine((tag, context) => {
        for (const { path, expected } of findHeadTagMistakes(tag))
          context.addIssue({
            code: 'custom',
            message: expected,
            path: [...path],
            input: path.length > 1 ? tag.attributes : tag,
          });
      }),
  )
  .optional();
