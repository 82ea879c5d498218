import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { containerNames, labeledDirectives, variableDirective } from './containers/directive-names.ts';
import { plainMarks } from './mdx/plain-marks.ts';
import type { MarkdownFormat } from './page/compiled-page.ts';
import { knownDirectives } from './plugins/known-directives.ts';

/** Returns the tree of a text as it is written. Throws for MDX with a mistake in its syntax. */
export type ParseText = (text: string, format: MarkdownFormat) => Root;

/**
 * Returns a parser of the syntax of pages, for what looks at texts and renders nothing. `admonitions`
 * are those that the site defines.
 */
export function createTextParser(admonitions: Readonly<Record<string, unknown>>): ParseText {
  const names = {
    container: containerNames(admonitions),
    text: [variableDirective],
    labeled: labeledDirectives,
  };
  const syntax: PluggableList = [remarkGfm, remarkDirective, [knownDirectives, names]];
  const markdown = unified().use(remarkParse).use(syntax).freeze();
  const mdx = unified().use(remarkParse).use(remarkMdx).use(plainMarks).use(syntax).freeze();
  return (text, format) => (format === 'mdx' ? mdx : markdown).parse(text);
}
