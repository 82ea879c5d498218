import * as z from 'zod';
import { localizedText } from './text.ts';

/** Containers of docsgen's own that are no callouts. */
const ownContainers: readonly string[] = ['figure', 'details', 'tabs', 'tab', 'code-group'];

/** Names that a directive can have: `:::security`. */
const directiveName = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'a name that begins with a letter, then letters, digits, hyphens')
  .refine((name) => !ownContainers.includes(name), `another name than ${ownContainers.join(', ')}`);

/** As browsers want it; the names of the page's own elements begin with `docs-`. */
const customElementName = z
  .string()
  .regex(/^[a-z][a-z\d._]*-[a-z\d._-]*$/, 'the name of a custom element, in lower case with a hyphen: `call-player`')
  .refine((name) => !name.startsWith('docs-'), 'a name that does not begin with `docs-`');

/** What Markdown may say on this site beyond what every site has. */
export const markdownSchema = z.strictObject({
  /** Texts that pages name as `:var[key]`, one for all languages or one a locale. */
  variables: z
    .record(z.string().regex(/^[\w.-]+$/, 'a key of letters, digits, points, hyphens and underscores'), localizedText)
    .optional(),
  /** Kinds of callout beside the theme's, by the name that opens them: `:::security`. */
  admonitions: z
    .record(
      directiveName,
      z.strictObject({
        /** Title of those that have none of their own. */
        label: localizedText,
        /** One of the theme's icons. Default: that of a note. */
        icon: z.string().min(1).optional(),
        /** Which of the theme's signal colors it takes. Default: `neutral`. */
        color: z.enum(['neutral', 'note', 'tip', 'warning', 'danger']).optional(),
      }),
    )
    .optional(),
  /**
   * Names of the custom elements that scripts of the site define, such as `call-player`, by `customElements.define` in an island. In `.md`
   * a tag of another name that HTML does not know is text. Default: none.
   */
  customElements: z.array(customElementName).optional(),
  /**
   * What reads the Markdown. `satteri` is native code that needs the package `satteri`; a page that it might read otherwise than
   * `remark` is left to that, so pages come out the same. Default: `remark`.
   */
  parser: z.enum(['remark', 'satteri']).optional(),
});
