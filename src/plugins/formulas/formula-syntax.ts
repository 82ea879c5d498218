import type { Processor } from 'unified';
import { dollarBlock } from '../../markdown/adapters/dollar-block.ts';
import {
  codeOf,
  constructsAt,
  type Lookahead,
  startOnlyAfter,
  startOnlyBefore,
} from '../../markdown/adapters/micromark.ts';

const dollar = '$';
const pair = /(?<![\p{Lu}\p{Ll}\p{N}])\$(?!\s)[^$]*[^\s$]\$(?![\p{Lu}\p{Ll}\p{N}])/u;

/**
 * Returns whether a text may have formulas between dollar signs. Other texts are parsed without the
 * formula syntax.
 */
export function mayHaveFormulas(text: string): boolean {
  return text.includes('$$') || pair.test(text);
}

/**
 * Returns the remark plugin that adds the syntax of formulas to the parser. A dollar sign that
 * looks like a currency sign stays text.
 */
export async function loadFormulaSyntax(): Promise<(this: Processor) => undefined> {
  const [{ math }, { mathFromMarkdown }] = await Promise.all([
    import('micromark-extension-math'),
    import('mdast-util-math'),
  ]);
  const syntax = math();
  const [construct] = constructsAt(syntax.text, dollar);
  const withoutMoney = startOnlyAfter(startOnlyBefore(construct, formulaLookahead), (before) => !isWord(before));
  return function formulaSyntax() {
    const data = this.data();
    (data.micromarkExtensions ??= []).push({
      flow: { [codeOf(dollar)]: dollarBlock },
      text: { [codeOf(dollar)]: withoutMoney },
    });
    (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
    return undefined;
  };
}

/**
 * Allows a formula between single dollar signs as Pandoc and GitHub do: there must be no space
 * after the first and none before the second, and no letter or digit directly outside them. So `$5
 * and $10` has no formula.
 */
function formulaLookahead(): Lookahead {
  let seen = 0;
  let before: string | null = null;
  let isClosed = false;
  return (character) => {
    seen += 1;
    if (isClosed) return !isWord(character);
    if (character === null) return false;
    if (seen === 2) {
      // Two dollar signs are never money.
      if (character === dollar) return true;
      if (isSpace(character)) return false;
    } else if (seen > 2 && character === dollar) {
      if (isSpace(before) || before === '\\') return false;
      isClosed = true;
    }
    before = character;
    return undefined;
  };
}

function isSpace(character: string | null): boolean {
  return character === ' ' || character === '\n' || character === '\t';
}

function isWord(character: string | null): boolean {
  return character !== null && /[\p{Lu}\p{Ll}\p{N}]/u.test(character);
}
