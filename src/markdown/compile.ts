import type { Root } from 'hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { admonitionNames } from './admonition-kind.ts';
import { containerNames } from './container-names.ts';
import type { CompiledPage, MarkdownMessage } from './compiled-page.ts';
import { countWords } from './count-words.ts';
import { takeExcerpt } from './excerpt.ts';
import { finishTree, idsIn } from './finish-tree.ts';
import type { FileContext } from './file-context.ts';
import { noContext } from './file-context.ts';
import type { Highlighter } from './code/highlighter.ts';
import { createHighlighter } from './code/highlighter.ts';
import { findDepth, tooDeep } from './limits.ts';
import type { MathSyntax } from './math/math-syntax.ts';
import { loadMathSyntax, mathSyntax, mayHaveMath } from './math/math-syntax.ts';
import type { MarkdownOptions } from './options.ts';
import type { PageDraft } from './page-draft.ts';
import { createDraft } from './page-draft.ts';
import { parseSource } from './parse-source.ts';
import { admonitions } from './plugins/admonitions.ts';
import { alerts } from './plugins/alerts.ts';
import { alignment } from './plugins/alignment.ts';
import { codeBlocks } from './plugins/code-blocks.ts';
import { codeGroups } from './plugins/code-groups.ts';
import { codeMeta } from './plugins/code-meta.ts';
import { diagrams } from './plugins/diagrams.ts';
import { emoji } from './plugins/emoji.ts';
import { figures } from './plugins/figures.ts';
import { footnoteBackLabel, footnotes } from './plugins/footnotes.ts';
import { headingIds } from './plugins/heading-ids.ts';
import { includedCode } from './plugins/included-code.ts';
import { knownDirectives } from './plugins/known-directives.ts';
import { math } from './plugins/math.ts';
import { packageManagerTabs } from './plugins/package-managers.ts';
import { pathNames } from './plugins/path-names.ts';
import { pictures } from './plugins/pictures.ts';
import { placeholders } from './plugins/placeholders.ts';
import { htmlHandler, rawHtml } from './plugins/raw-html.ts';
import { references } from './plugins/references.ts';
import { safeHtml } from './plugins/safe-html.ts';
import { tabs } from './plugins/tabs.ts';
import { taskLists } from './plugins/task-lists.ts';
import { variableDirective, variableHandler, variables } from './plugins/variables.ts';
import { writtenTargets } from './plugins/written-targets.ts';

/** Compiles a Markdown file, front matter included. Mistakes in it come back as messages; only our faults reject. */
export type Compiler = (source: string, context?: FileContext) => Promise<CompiledPage>;

/** Returns a compiler; what one file gives does not depend on the files before it. */
export function createCompiler(options: MarkdownOptions): Compiler {
  const highlight = createHighlighter(options);
  const processor = createProcessor(options, highlight, null);
  let withMath: Promise<typeof processor> | null = null;
  const parse = async (text: string) => {
    if (!mayHaveMath(text)) return processor.parse(text);
    withMath ??= loadMathSyntax().then((syntax) => createProcessor(options, highlight, syntax));
    return (await withMath).parse(text);
  };
  const containers = containerNames(options.admonitions);
  return async (source, context = noContext) => {
    const draft = createDraft(context);
    try {
      const parsed = await parseSource(source, { parse, containers, draft });
      const tree = await processor.run(parsed, { value: draft.lines.text(), data: { draft } });
      const depth = findDepth(tree);
      return depth ? refusedPage(depth, draft) : createPage(tree, draft);
    } catch (error) {
      // The plugins walk trees by recursion, and so does the HTML parser.
      if (error instanceof RangeError) return refusedPage(tooDeep(), draft);
      throw error;
    }
  };
}

/** A page that is beyond a limit: an error and nothing else. */
function refusedPage(message: MarkdownMessage, draft: PageDraft): CompiledPage {
  const nothing = { headings: [], references: [], diagrams: [], messages: [message] };
  return createPage({ type: 'root', children: [] }, { ...draft, ...nothing });
}

const handlers = { html: htmlHandler, textDirective: variableHandler };

/** The one pipeline. */
function createProcessor(
  { admonitions: custom, variables: values, inlineStyles, pictures: pictureOptions }: MarkdownOptions,
  highlight: Highlighter,
  syntax: MathSyntax | null,
) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(knownDirectives, { container: containerNames(custom), text: [variableDirective] })
    .use(mathSyntax, syntax ?? false)
    .use(admonitions, admonitionNames(custom))
    .use(alerts)
    .use(figures)
    .use(emoji)
    .use(includedCode)
    .use(variables, values)
    .use(math)
    .use(codeMeta)
    .use(packageManagerTabs)
    .use(codeGroups)
    .use(tabs)
    .use(writtenTargets)
    .use(remarkRehype, { allowDangerousHtml: true, footnoteBackLabel, handlers })
    .use(rawHtml)
    .use(safeHtml, { inlineStyles })
    .use(placeholders, custom)
    .use(pictures, pictureOptions)
    .use(alignment)
    .use(taskLists)
    .use(footnotes)
    .use(headingIds)
    .use(diagrams)
    .use(codeBlocks, highlight)
    .use(references)
    .use(pathNames)
    .freeze();
}

function createPage(tree: Root, draft: PageDraft): CompiledPage {
  const excerpt = takeExcerpt(tree, draft.references);
  return {
    tree: finishTree(tree),
    excerpt: excerpt && finishTree(excerpt),
    headings: draft.headings,
    references: draft.references.map((reference) => ({ ...reference, ...draft.lines.locate(reference.line) })),
    diagrams: draft.diagrams.map((diagram) => ({ ...diagram, ...draft.lines.locate(diagram.line) })),
    ids: idsIn(tree),
    words: countWords(tree),
    messages: draft.messages
      .toSorted((one, other) => one.line - other.line || one.column - other.column)
      .map((message) => ({ ...message, ...draft.lines.locate(message.line) })),
    dependencies: [...draft.dependencies]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => ({ path, hash })),
  };
}
