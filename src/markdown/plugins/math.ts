import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import type { Transformer } from 'unified';
import { texToMathml } from '../math/mathml.ts';
import type { CompileState } from '../page/compile-state.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode, replaceMarkdownNodes } from '../page/walk.ts';

type Formula = Math | InlineMath | Paragraph;

/**
 * Renders formulas (`$x$`, `$$` and code blocks with the language `math`) as MathML. KaTeX is
 * loaded for the first formula.
 */
export function math(): Transformer<Root> {
  return async (tree, file) => {
    const state = compileStateOf(file);
    const lines = String(file.value).split('\n');
    await replaceMarkdownNodes(tree, (node) => {
      const isFence = node.type === 'code' && node.lang === 'math';
      const { position } = node;
      return isFence ? () => Promise.resolve([{ type: 'math', value: node.value, position }]) : null;
    });
    const formulas: Formula[] = [];
    const seen = new Set<PhrasingContent>();
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'paragraph' && isDisplayed(node, lines)) {
        formulas.push(node);
        for (const child of node.children) seen.add(child);
      }
      if (node.type === 'math' || (node.type === 'inlineMath' && !seen.has(node))) formulas.push(node);
    });
    for (const node of formulas) await renderFormula(node, { state, lines });
  };
}

/** Returns whether a paragraph is a single line between double dollar signs. */
function isDisplayed({ children: [first, ...others] }: Paragraph, lines: readonly string[]): boolean {
  return first?.type === 'inlineMath' && others.length === 0 && fenceOf(first, lines).length > 1;
}

function fenceOf(node: InlineMath, lines: readonly string[]): string {
  const { line, column } = placeOf(node);
  return /^\$+/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '$';
}

interface Page {
  readonly state: CompileState;
  readonly lines: readonly string[];
}

async function renderFormula(node: Formula, { state, lines }: Page): Promise<void> {
  if (node.type === 'math' && !isWhole(node, lines)) {
    const title = 'This block of math has no beginning or end of its own.';
    const hint = 'Put `$$` on a line of its own before the formula, and after it.';
    state.messages.push({ severity: 'error', code: 'invalid-formula', title, hint, ...placeOf(node) });
    return;
  }
  const source = node.type === 'paragraph' ? node.children[0] : node;
  const tex = source && 'value' in source ? source.value : '';
  const display = node.type !== 'inlineMath';
  const result = await texToMathml(tex, display);
  if ('mistake' in result) {
    const isSingle = node.type === 'inlineMath' && fenceOf(node, lines) === '$';
    const hint = `${adviseOn(result.mistake)}${isSingle ? ' Write `\\$` where a dollar sign is meant.' : ''}`;
    const title = `This formula cannot be rendered: ${result.mistake}.`;
    state.messages.push({
      severity: 'error',
      code: 'invalid-formula',
      title,
      hint,
      ...placeIn(node, tex.slice(0, result.offset), lines),
    });
    return;
  }
  const { tagName, properties, children } = result.element;
  const formula = { type: 'element' as const, tagName, properties, children };
  node.data = display
    ? { hName: 'div', hProperties: { dataDocsMath: '' }, hChildren: [formula] }
    : { hName: tagName, hProperties: properties, hChildren: children };
}

/**
 * Returns whether a block is closed and its opening line is empty. A block that is not closed
 * contains the rest of the page, and text on the opening line would be lost.
 */
function isWhole({ position, meta }: Math, lines: readonly string[]): boolean {
  const last = lines[(position?.end.line ?? 1) - 1]?.slice(0, (position?.end.column ?? 1) - 1) ?? '';
  return !meta && position?.start.line !== position?.end.line && /^[\s>]*(?:\$\$+|`{3,}|~{3,})\s*$/.test(last);
}

/** Returns the place in the file of the text after `before`. */
function placeIn(node: Formula, before: string, lines: readonly string[]): { line: number; column: number } {
  const { line, column } = placeOf(node);
  const rows = before.split('\n');
  const last = rows.at(-1)?.length ?? 0;
  if (node.type === 'math') return { line: line + rows.length, column: column + last };
  const fence = /^\$+/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0].length ?? 1;
  return rows.length === 1
    ? { line, column: column + fence + last }
    : { line: line + rows.length - 1, column: last + 1 };
}

function adviseOn(mistake: string): string {
  if (mistake.startsWith('Undefined control sequence')) {
    return 'Check the name of the command; KaTeX knows those of LaTeX math, and of no package.';
  }
  if (mistake.includes("got '&'")) return 'Put it between `\\begin{aligned}` and `\\end{aligned}`.';
  if (/got 'EOF'|end of input/.test(mistake)) return 'A brace, or what follows a command, is missing at the end.';
  return 'Fix the TeX at this place.';
}
