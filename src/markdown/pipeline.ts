import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import type { PluggableList } from 'unified';
import { admonitionNames } from './admonition-kind.ts';
import type { Highlighter } from './highlighter.ts';
import { admonitions } from './plugins/admonitions.ts';
import { alerts } from './plugins/alerts.ts';
import { alignment } from './plugins/alignment.ts';
import { codeBlocks } from './plugins/code-blocks.ts';
import { codeMeta } from './plugins/code-meta.ts';
import { footnoteBackLabel, footnotes } from './plugins/footnotes.ts';
import { headingIds } from './plugins/heading-ids.ts';
import { knownDirectives } from './plugins/known-directives.ts';
import { placeholders } from './plugins/placeholders.ts';
import { htmlHandler, rawHtml } from './plugins/raw-html.ts';
import { references } from './plugins/references.ts';
import { safeHtml } from './plugins/safe-html.ts';
import { taskLists } from './plugins/task-lists.ts';
import { writtenTargets } from './plugins/written-targets.ts';

/** What `.md` and `.mdx` go through while they are Markdown. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkDirective,
  [knownDirectives, { container: admonitionNames }],
  admonitions,
  alerts,
  codeMeta,
  writtenTargets,
];

/** How both become HTML. */
export const remarkRehypeOptions: RemarkRehypeOptions = {
  allowDangerousHtml: true,
  footnoteBackLabel,
  handlers: { html: htmlHandler },
};

/** Returns what both go through once they are HTML. */
export function rehypePlugins(highlight: Highlighter): PluggableList {
  return [
    rawHtml,
    safeHtml,
    placeholders,
    alignment,
    taskLists,
    footnotes,
    headingIds,
    [codeBlocks, highlight],
    references,
  ];
}
