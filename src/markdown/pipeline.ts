import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import type { Pluggable, PluggableList } from 'unified';
import type { Additions } from './additions.ts';
import type { Highlighter } from './code/highlighter.ts';
import { admonitionNames } from './containers/admonition-names.ts';
import { containerNames, labeledDirectives, variableDirective } from './containers/directive-names.ts';
import type { MarkdownOptions } from './page/options.ts';
import { admonitions } from './plugins/admonitions.ts';
import { alerts } from './plugins/alerts.ts';
import { alignment } from './plugins/alignment.ts';
import { blockedContent } from './plugins/blocked-content.ts';
import { codeBlocks } from './plugins/code-blocks.ts';
import { codeGroups } from './plugins/code-groups.ts';
import { codeMeta } from './plugins/code-meta.ts';
import { codeTabs } from './plugins/code-tabs.ts';
import { columnWidths } from './plugins/column-widths.ts';
import { details } from './plugins/details.ts';
import { describeDiagram } from './plugins/diagram-text.ts';
import { diagrams } from './plugins/diagrams.ts';
import { emoji } from './plugins/emoji.ts';
import { figures } from './plugins/figures.ts';
import { footnoteBackLabel, footnotes } from './plugins/footnotes.ts';
import { grids } from './plugins/grids.ts';
import { headingEnds } from './plugins/heading-ends.ts';
import { headingIds } from './plugins/heading-ids.ts';
import { headingMistakes } from './plugins/heading-mistakes.ts';
import { inlineCode } from './plugins/inline-code.ts';
import { includedCode } from './plugins/included-code.ts';
import { knownDirectives } from './plugins/known-directives.ts';
import { lineParts } from './plugins/line-parts.ts';
import { missedMarks } from './plugins/missed-marks.ts';
import { narrowGfm } from './plugins/narrow-gfm.ts';
import { packageManagerTabs } from './plugins/package-managers.ts';
import { pathNames } from './plugins/path-names.ts';
import { pictures } from './plugins/pictures.ts';
import { placeholders } from './plugins/placeholders.ts';
import { textDirectiveHandler } from './plugins/text-directive.ts';
import { htmlHandler, rawHtml } from './plugins/raw-html.ts';
import { proseMistakes } from './plugins/prose-mistakes.ts';
import { references } from './plugins/references.ts';
import { safeHtml } from './plugins/safe-html.ts';
import { sortableTables } from './plugins/sortable-tables.ts';
import { tableMistakes } from './plugins/table-mistakes.ts';
import { tabs } from './plugins/tabs.ts';
import { taskLists } from './plugins/task-lists.ts';
import { truncateMarks } from './plugins/truncate-marks.ts';
import { unclosedTags } from './plugins/unclosed-tags.ts';
import { unknownTags } from './plugins/unknown-tags.ts';
import { variables } from './plugins/variables.ts';
import { writtenAddresses } from './plugins/written-addresses.ts';
import { writtenTargets } from './plugins/written-targets.ts';

/** The plugins for both `.md` and `.mdx`. The two formats differ only in their syntax. */
export interface Pipeline {
  /** Run on the Markdown tree. */
  readonly remarkPlugins: PluggableList;
  /** Options for the conversion from the Markdown tree to the HTML tree. */
  readonly remarkRehypeOptions: RemarkRehypeOptions;
  /** Run on the HTML tree. */
  readonly rehypePlugins: PluggableList;
}

/** What a pipeline is made of. */
export interface PipelineParts {
  readonly highlight: Highlighter;
  readonly options: MarkdownOptions;
  /** Whether texts may have the rare parts of GFM, see `mayHaveRareGfm`. */
  readonly hasRareGfm: boolean;
  /** What `loadCjkEmphasis` returns; null if the texts do not need it. */
  readonly cjkEmphasis: Pluggable | null;
  /** What plugins add. */
  readonly additions: Additions;
}

const remarkRehypeOptions: RemarkRehypeOptions = {
  allowDangerousHtml: true,
  footnoteBackLabel,
  handlers: { html: htmlHandler, textDirective: textDirectiveHandler },
};

/** Returns the plugins in the order in which they run, with those that plugins add. */
export function createPipeline({
  highlight,
  options,
  hasRareGfm,
  cjkEmphasis,
  additions: { plugins, drawn },
}: PipelineParts): Pipeline {
  const {
    admonitions: custom,
    variables: values,
    customElements,
    lineMarks: marks,
    origin,
    policy,
    inlineStyles,
    pictures: pictureOptions,
    switches,
  } = options;
  const own = switches.diagrams ? ([['mermaid', describeDiagram]] as const) : [];
  return {
    remarkPlugins: [
      [headingEnds, { takes: true }],
      remarkGfm,
      [narrowGfm, { hasRare: hasRareGfm }],
      ...(cjkEmphasis === null ? [] : [cjkEmphasis]),
      remarkDirective,
      [knownDirectives, { container: containerNames(custom), text: [variableDirective], labeled: labeledDirectives }],
      ...plugins.remarkFirst,
      [admonitions, admonitionNames(custom)],
      headingMistakes,
      missedMarks,
      truncateMarks,
      tableMistakes,
      alerts,
      figures,
      details,
      grids,
      lineParts,
      sortableTables,
      ...(switches.emoji ? [emoji] : []),
      includedCode,
      [variables, values],
      ...plugins.remarkCode,
      [codeMeta, marks],
      packageManagerTabs,
      codeGroups,
      tabs,
      [unknownTags, { customElements }],
      unclosedTags,
      ...plugins.remark,
      // Plugins may give a meaning to what has none for docsgen.
      proseMistakes,
      writtenTargets,
    ],
    remarkRehypeOptions,
    rehypePlugins: [
      rawHtml,
      [safeHtml, { inlineStyles }],
      ...plugins.rehype,
      [blockedContent, { origin, policy }],
      [placeholders, custom],
      [inlineCode, highlight],
      [pictures, pictureOptions],
      alignment,
      taskLists,
      footnotes,
      [headingIds, { keepsCase: switches.keepsIdCase }],
      [diagrams, new Map([...own, ...drawn])],
      [codeBlocks, { highlight, marks }],
      codeTabs,
      columnWidths,
      references,
      pathNames,
      writtenAddresses,
      ...plugins.rehypeLast,
    ],
  };
}
