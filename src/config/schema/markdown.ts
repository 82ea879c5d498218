import * as z from 'zod';
import { localizedText } from './text.ts';

/** docsgen's own container directives that are not admonitions. */
const ownContainers: readonly string[] = ['figure', 'details', 'tabs', 'tab', 'code-group'];

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
  /** Texts that pages insert with `:var[key]`: one for all languages, or one per locale. */
  variables: z
    .record(z.string().regex(/^[\w.-]+$/, 'a key of letters, digits, points, hyphens and underscores'), localizedText)
    .optional(),
  /** Additional kinds of admonition, by directive name: `:::security`. */
  admonitions: z
    .record(
      directiveName,
      z.strictObject({
        /** Title of an admonition that has no title of its own. */
        label: localizedText,
        /** One of the theme's icons. Default: the icon of a note. */
        icon: z.string().min(1).optional(),
        /** One of the theme's signal colors. Default: `neutral`. */
        color: z.enum(['neutral', 'note', 'tip', 'warning', 'danger']).optional(),
      }),
    )
    .optional(),
  /**
   * Names of the custom elements that the site defines with `customElements.define` in an island,
   * such as `call-player`. In `.md` files, a tag with any other name that is not HTML is shown as
   * text. Default: none.
   */
  customElements: z.array(customElementName).optional(),
  /**
   * The Markdown parser. `satteri` is native code and needs the package `satteri`. Pages that it
   * might parse differently from `remark` are parsed by `remark`, so the output is the same.
   * Default: `remark`.
   */
  parser: z.enum(['remark', 'satteri']).optional(),
});
