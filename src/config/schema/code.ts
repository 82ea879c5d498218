import * as z from 'zod';

/** Names that a code block already knows: what follows its language, and its own kinds of lines. */
const ownNames: ReadonlySet<string> = new Set([
  ...['title', 'filename', 'tab', 'group', 'lang', 'wrap', 'npm2yarn', 'file', 'vars', 'word', 'note'],
  ...['live', 'twoslash', 'collapse', 'frame', 'copy'],
  ...['highlight', 'hl', 'mark', 'add', 'ins', 'remove', 'del', 'focus', 'error', 'warning'],
]);

/** Name of a kind of marked lines: `security-next-line`. */
const markName = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/, 'a name of lower-case letters, digits and hyphens that begins with a letter')
  .refine((name) => !ownNames.has(name), 'a name that code blocks do not have yet');

/** Colors and marks in code blocks. */
export const codeSchema = z.strictObject({
  theme: z.string().min(1).optional(),
  darkTheme: z.string().min(1).optional(),
  marks: z
    .record(
      markName,
      z.strictObject({
        color: z.enum(['neutral', 'note', 'tip', 'warning', 'danger']).optional(),
        sign: z.string().regex(/^.$/u, 'one character').optional(),
      }),
    )
    .optional(),
});
