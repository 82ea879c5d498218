import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import type { PluggableList } from 'unified';
import type { Highlighter } from './code/highlighter.ts';
import { containerNames } from './container-names.ts';
import type { MarkdownOptions } from './options.ts';
import { admonitions } from './plugins/admonitions.ts';
import { alerts } from './plugins/alerts.ts';
import { alignment } from './plugins/alignment.ts';
import { codeBlocks } from './plugins/code-blocks.ts';
import { codeGroups } from './plugins/code-groups.ts';
import { codeMeta } from './plugins/code-meta.ts';
import { figures } from './plugins/figures.ts';
import { footnoteBackLabel, footnotes } from './plugins/footnotes.ts';
import { headingIds } from './plugins/heading-ids.ts';
import { knownDirectives } from './plugins/known-directives.ts';
import { packageManagerTabs } from './plugins/package-managers.ts';
import { pathNames } from './plugins/path-names.ts';
import { pictures } from './plugins/pictures.ts';
import { placeholders } from './plugins/placeholders.ts';
import { htmlHandler, rawHtml } from './plugins/raw-html.ts';
import { references } from './plugins/references.ts';
import { safeHtml } from './plugins/safe-html.ts';
import { tabs } from './plugins/tabs.ts';
import { taskLists } from './plugins/task-lists.ts';
import { writtenTargets } from './plugins/written-targets.ts';

/** What `.md` and `.mdx` go through: they differ in their syntax only. */
export interface Pipeline {
  /** While they are Markdown. */
  readonly remarkPlugins: PluggableList;
  /** How they become HTML. */
  readonly remarkRehypeOptions: RemarkRehypeOptions;
  /** Once they are HTML. */
  readonly rehypePlugins: PluggableList;
}

/** Returns the one list of plugins. */
export function createPipeline(highlight: Highlighter, options: MarkdownOptions): Pipeline {
  return {
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      [knownDirectives, { container: containerNames }],
      admonitions,
      alerts,
      figures,
      codeMeta,
      packageManagerTabs,
      codeGroups,
      tabs,
      writtenTargets,
    ],
    remarkRehypeOptions: { allowDangerousHtml: true, footnoteBackLabel, handlers: { html: htmlHandler } },
    rehypePlugins: [
      rawHtml,
      safeHtml,
      placeholders,
      [pictures, options.pictures],
      alignment,
      taskLists,
      footnotes,
      headingIds,
      [codeBlocks, highlight],
      references,
      pathNames,
    ],
  };
}
