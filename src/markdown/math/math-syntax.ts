import type { mathFromMarkdown } from 'mdast-util-math';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import type { Processor } from 'unified';

/** The parser extensions for formulas. */
export interface MathSyntax {
  readonly tokens: Extension;
  readonly tree: ReturnType<typeof mathFromMarkdown>;
}

const dollar = 36;
const backslash = 92;
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
  const [{ math }, { mathFromMarkdown: tree }] = await Promise.all([
    import('micromark-extension-math'),
    import('mdast-util-math'),
  ]);
  const syntax = math();
  const construct = syntax.text?.[dollar];
  if (!construct || Array.isArray(construct)) throw new Error('micromark-extension-math has no syntax for text.');
  return { tokens: { ...syntax, text: { [dollar]: withoutMoney(construct) } }, tree: tree() };
}

/** Adds the syntax of formulas to the parser. */
export function mathSyntax(this: Processor, { tokens, tree }: MathSyntax): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(tokens);
  (data.fromMarkdownExtensions ??= []).push(tree);
}

/**
 * Restricts formulas between single dollar signs, as in Pandoc and on GitHub: there must be no
 * space after the first and none before the second, and no letter or digit directly outside them.
 * So `$5 and $10` has no formula.
 */
function withoutMoney(construct: Construct): Construct {
  const closes: Construct = { tokenize: (effects, ok, nok) => tokenizeFormula(effects, ok, nok), partial: true };
  const { previous } = construct;
  return {
    ...construct,
    previous(code) {
      return !isWord(code) && (previous?.call(this, code) ?? true);
    },
    tokenize(effects, ok, nok) {
      return effects.check(closes, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

function tokenizeFormula(effects: Parameters<Construct['tokenize']>[0], ok: State, nok: State): State {
  let before: Code = dollar;
  const step = (code: Code, next: State): State => {
    before = code;
    effects.consume(code);
    return next;
  };
  const end =
    (result: State): State =>
    (code) => {
      effects.exit('data');
      return result(code);
    };
  const first: State = (code) => {
    // Two dollar signs are never money.
    if (code === dollar) return end(ok)(code);
    return isSpace(code) ? end(nok)(code) : inside(code);
  };
  const inside: State = (code) => {
    if (code === null) return end(nok)(code);
    if (code !== dollar) return lines(code);
    return isSpace(before) || before === backslash ? end(nok)(code) : step(code, after);
  };
  const after: State = (code) => end(isWord(code) ? nok : ok)(code);
  // A token must not contain a line ending.
  const lines = (code: Code): State | undefined => {
    if (code === null || code > lastLineEnding) return step(code, inside);
    effects.exit('data');
    effects.enter('lineEnding');
    step(code, inside);
    effects.exit('lineEnding');
    effects.enter('data');
    return inside;
  };
  return (code) => {
    effects.enter('data');
    return step(code, first);
  };
}

/**
 * The highest micromark code of a line ending. The codes of tabs and their virtual spaces are -2
 * and -1.
 */
const lastLineEnding = -3;

function isSpace(code: Code): boolean {
  return code === null || code < 0 || code === 32;
}

function isWord(code: Code): boolean {
  return code !== null && code > 0 && /[\p{Lu}\p{Ll}\p{N}]/u.test(String.fromCharCode(code));
}
