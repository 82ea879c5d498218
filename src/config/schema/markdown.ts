import * as z from 'zod';
import { unifiedPluginSchema } from './plugins.ts';
import { localizedText } from './text.ts';

/** docsgen's own container directives that are not admonitions. */
const ownContainers: readonly string[] = ['figure', 'details', 'tabs', 'tab', 'code-group', 'grid', 'cell', 'sortable'];

/** Name of a directive: `:::security`. */
const directiveName = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'a name that begins with a letter, then letters, digits, hyphens')
  .refine((name) => !ownContainers.includes(name), `another name than ${ownContainers.join(', ')}`);

/** A valid custom element name. Names that begin with `docs-` are reserved for docsgen. */
const customElementName = z
  .string()
  .regex(/^[a-z][a-z\d._]*-[a-z\d._-]*$/, 'the name of a custom element, in lower case with a hyphen: `call-player`')
  .refine((name) => !name.startsWith('docs-'), 'a name that does not begin with `docs-`');

/** Markdown options. */
export const markdownSchema = z.strictObject({
  variables: z
    .record(z.string().regex(/^[\w.-]+$/, 'a key of letters, digits, periods, hyphens and underscores'), localizedText)
    .optional(),
  admonitions: z
    .record(
      directiveName,
      z.strictObject({
        label: localizedText,
        icon: z.string().min(1).optional(),
        color: z.enum(['neutral', 'note', 'tip', 'warning', 'danger']).optional(),
      }),
    )
    .optional(),
  customElements: z.array(customElementName).optional(),
  parser: z.enum(['remark', 'satteri']).optional(),
  emoji: z.boolean().optional(),
  diagrams: z.boolean().optional(),
  headingIds: z.enum(['lower', 'keep']).optional(),
  remarkPlugins: z.array(unifiedPluginSchema).optional(),
  rehypePlugins: z.array(unifiedPluginSchema).optional(),
});
