import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { containerNames, labeledDirectives, variableDirective } from './containers/directive-names.ts';
import { plainMarks } from './mdx/plain-marks.ts';
import { loadCjkEmphasis, mayHaveCjkEmphasis } from './plugins/cjk-emphasis.ts';
import type { MarkdownFormat } from './page/compiled-page.ts';
import { splitFrontMatter } from '../shared/front-matter.ts';
import { headingEnds } from './plugins/heading-ends.ts';
import { knownDirectives } from './plugins/known-directives.ts';

const cjkEmphasis = await loadCjkEmphasis();

/** Returns the tree of a text as it is written. Throws for MDX with a mistake in its syntax. */
export type ParseText = (text: string, format: MarkdownFormat) => Root;

/**
 * Returns a parser of the syntax of pages, for what looks at texts and renders nothing.
 * `admonitions` are those that the site defines.
 */
export function createTextParser(admonitions: Readonly<Record<string, unknown>>): ParseText {
  const names = {
    container: containerNames(admonitions),
    text: [variableDirective],
    labeled: labeledDirectives,
  };
  const syntax: PluggableList = [[headingEnds, { takes: false }], remarkGfm, remarkDirective, [knownDirectives, names]];
  const parsers = (added: PluggableList) => ({
    md: unified().use(remarkParse).use(syntax).use(added).freeze(),
    mdx: unified().use(remarkParse).use(remarkMdx).use(plainMarks).use(syntax).use(added).freeze(),
  });
  const [usual, cjk] = [parsers([]), parsers([cjkEmphasis])];
  return (text, format) => {
    const { md, mdx } = mayHaveCjkEmphasis(text) ? cjk : usual;
    if (format === 'md') return md.parse(text);
    try {
      return mdx.parse(text);
    } catch (error) {
      const plain = text.replace(formula, withoutBraces);
      if (plain === text) throw error;
      return mdx.parse(plain);
    }
  };
}

/**
 * Returns the tree of a content file, whose front matter counts as empty lines. So the offsets of
 * the tree are those of the file. Throws for MDX with a mistake in its syntax.
 */
export function parseFile(text: string, format: MarkdownFormat, parse: ParseText): Root {
  const { body } = splitFrontMatter(text);
  return parse(text.slice(0, text.length - body.length).replace(/[^\r\n]/g, ' ') + body, format);
}

/** Formulas are the syntax of a plugin. Their braces are no JavaScript. */
const formula = /^[ \t>]*\$\$[^]*?\$\$[ \t]*$|\$[^\s$`][^$\n`]*\$/gm;

/** All other characters stay at their places. */
const withoutBraces = (text: string) => text.replace(/[{}]/g, '-');
