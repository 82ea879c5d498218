import type { Root as MarkdownTree } from 'mdast';
import type { Root } from 'hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { containerNames } from './container-names.ts';
import type { CompiledPage, MarkdownMessage } from './compiled-page.ts';
import { bracketTitles, findOpenings, judgeOpenings } from './container-openings.ts';
import { countWords } from './count-words.ts';
import { takeExcerpt } from './excerpt.ts';
import { finishTree, idsIn } from './finish-tree.ts';
import type { Highlighter } from './code/highlighter.ts';
import { createHighlighter } from './code/highlighter.ts';
import { findDepth, findExcess, tooDeep } from './limits.ts';
import type { MarkdownOptions } from './options.ts';
import type { PageDraft } from './page-draft.ts';
import { createDraft } from './page-draft.ts';
import { prepareSource } from './prepare-source.ts';
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

/** Compiles a Markdown file, front matter included. Mistakes in it come back as messages; only our faults reject. */
export type Compiler = (source: string) => Promise<CompiledPage>;

/** Returns a compiler; what one file gives does not depend on the files before it. */
export function createCompiler(options: MarkdownOptions): Compiler {
  const processor = createProcessor(createHighlighter(options), options);
  return async (source) => {
    const value = prepareSource(source);
    const excess = findExcess(value, containerNames);
    if (excess) return refusedPage(excess);
    const draft = createDraft();
    try {
      const parsed = parseMarkdown((text) => processor.parse(text), value, draft);
      const tree = await processor.run(parsed, { value, data: { draft } });
      const depth = findDepth(tree);
      return depth ? refusedPage(depth) : createPage(tree, draft);
    } catch (error) {
      // The plugins walk trees by recursion, and so does the HTML parser.
      if (error instanceof RangeError) return refusedPage(tooDeep());
      throw error;
    }
  };
}

/** A page that is beyond a limit: an error and nothing else. */
function refusedPage(message: MarkdownMessage): CompiledPage {
  const tree: Root = { type: 'root', children: [] };
  return { tree, excerpt: null, headings: [], references: [], ids: [], words: 0, messages: [message] };
}

/** The one pipeline. */
function createProcessor(highlight: Highlighter, options: MarkdownOptions) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(knownDirectives, { container: containerNames })
    .use(admonitions)
    .use(alerts)
    .use(figures)
    .use(codeMeta)
    .use(packageManagerTabs)
    .use(codeGroups)
    .use(tabs)
    .use(writtenTargets)
    .use(remarkRehype, { allowDangerousHtml: true, footnoteBackLabel, handlers: { html: htmlHandler } })
    .use(rawHtml)
    .use(safeHtml)
    .use(placeholders)
    .use(pictures, options.pictures)
    .use(alignment)
    .use(taskLists)
    .use(footnotes)
    .use(headingIds)
    .use(codeBlocks, highlight)
    .use(references)
    .use(pathNames)
    .freeze();
}

/** Parses, and once more with titles in brackets where callouts are opened in the old way. */
function parseMarkdown(parse: (text: string) => MarkdownTree, source: string, draft: PageDraft): MarkdownTree {
  const tree = parse(source);
  const openings = findOpenings(tree, source);
  const bracketed = bracketTitles(source, openings);
  const isSame = bracketed === source;
  const final = isSame ? tree : parse(bracketed);
  for (const message of judgeOpenings(isSame ? openings : findOpenings(final, bracketed))) draft.messages.push(message);
  return final;
}

function createPage(tree: Root, draft: PageDraft): CompiledPage {
  const excerpt = takeExcerpt(tree, draft.references);
  return {
    tree: finishTree(tree),
    excerpt: excerpt && finishTree(excerpt),
    headings: draft.headings,
    references: draft.references,
    ids: idsIn(tree),
    words: countWords(tree),
    messages: draft.messages.toSorted((one, other) => one.line - other.line || one.column - other.column),
  };
}
