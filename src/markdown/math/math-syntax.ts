import type { mathFromMarkdown } from 'mdast-util-math';
import type { math } from 'micromark-extension-math';
import type { Processor } from 'unified';
import { codeOf, constructsAt, type Lookahead, startOnlyAfter, startOnlyBefore } from '../adapters/micromark.ts';

/** The parser extensions for formulas. */
export interface MathSyntax {
  readonly tokens: ReturnType<typeof math>;
  readonly tree: ReturnType<typeof mathFromMarkdown>;
}

const dollar = '$';
const pair = /(?<![\p{Lu}\p{Ll}\p{N}])\$(?!\s)[^$]*[^\s$]\$(?![\p{Lu}\p{Ll}\p{N}])/u;

/**
 * Returns whether a text may have formulas between dollar signs. Other texts are parsed without the
 * formula syntax.
 */
export function mayHaveMath(text: string): boolean {
  return text.includes('$$') || pair.test(text);
}

/** Loads the syntax of formulas. A dollar sign that looks like a currency sign stays text. */
export async function loadMathSyntax(): Promise<MathSyntax> {
  const [{ math: createSyntax }, { mathFromMarkdown: createTree }] = await Promise.all([
    import('micromark-extension-math'),
    import('mdast-util-math'),
  ]);
  const syntax = createSyntax();
  const [construct] = constructsAt(syntax.text, dollar);
  const withoutMoney = startOnlyAfter(startOnlyBefore(construct, formulaLookahead), (before) => !isWord(before));
  return { tokens: { ...syntax, text: { [codeOf(dollar)]: withoutMoney } }, tree: createTree() };
}

/** Adds the syntax of formulas to the parser. */
export function mathSyntax(this: Processor, { tokens, tree }: MathSyntax): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(tokens);
  (data.fromMarkdownExtensions ??= []).push(tree);
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
