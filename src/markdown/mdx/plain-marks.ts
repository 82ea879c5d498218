import { autolink, htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Processor } from 'unified';
import { changeSyntax, codeOf, constructsAt, type Lookahead, startOnlyBefore } from '../adapters/micromark.ts';

const [lessThan, openBrace] = ['<', '{'] as const;

const tag = /^<(?!https?:\/\/)[\p{ID_Start}$_/>]/u;
const comment = /^<!--/;
const address = /^<https?:\/\//;
/** What cannot be JavaScript, and is an id where a heading ends. */
const expression = /^\{(?!#[^\s{}]+\}|:?[ \t]*#[^\n]*\}[ \t]*$)/;

/**
 * Allows Markdown syntax in `.mdx` that cannot mean anything else there: `<!-- comments -->`,
 * `<https://addresses>`, a `<` without a name after it, and heading ids (`{#id}`). Must come
 * directly after the syntax of MDX.
 */
export function plainMarks(this: Processor): undefined {
  changeSyntax(this, 'remark-mdx', ({ flow, text, ...rest }) => ({
    ...rest,
    flow: {
      ...flow,
      [codeOf(lessThan)]: [...onlyBefore(constructsAt(flow, lessThan), tag), inMdx(htmlFlow, comment)],
      [codeOf(openBrace)]: onlyBefore(constructsAt(flow, openBrace), expression),
    },
    text: {
      ...text,
      [codeOf(lessThan)]: [
        ...onlyBefore(constructsAt(text, lessThan), tag),
        inMdx(htmlText, comment),
        inMdx(autolink, address),
      ],
      [codeOf(openBrace)]: onlyBefore(constructsAt(text, openBrace), expression),
    },
  }));
}

function onlyBefore(constructs: ReturnType<typeof constructsAt>, pattern: RegExp) {
  return constructs.map((construct) => startOnlyBefore(construct, lineLookahead(pattern)));
}

/** Renames a construct of Markdown, because MDX disables some of them by their names. */
function inMdx(construct: typeof autolink, pattern: RegExp): typeof autolink {
  return { ...startOnlyBefore(construct, lineLookahead(pattern)), name: `${construct.name}InMdx` };
}

/** Number of characters to look ahead. It is longer than any id. */
const longest = 200;

/** Allows a construct if the rest of the line, up to a tab, matches the pattern. */
function lineLookahead(pattern: RegExp): () => Lookahead {
  return () => {
    let line = '';
    return (character) => {
      const isEnd = character === null || character === '\n' || character === '\t' || line.length >= longest;
      if (isEnd) return pattern.test(line);
      line += character;
      return undefined;
    };
  };
}
