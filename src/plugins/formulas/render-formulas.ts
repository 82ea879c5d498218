import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { eachMarkdownNode, replaceMarkdownNodes } from '../../markdown/page/walk.ts';

type Formula = Math | InlineMath | Paragraph;

/**
 * Returns a remark plugin that renders formulas (`$x$`, `$$` and code blocks with the language
 * `math`) as MathML. KaTeX is loaded for the first formula.
 */
export function formulas(): Transformer<Root> {
  return async (tree, file) => {
    const lines = String(file.value).split('\n');
    await replaceMarkdownNodes(tree, (node) => {
      const isFence = node.type === 'code' && node.lang === 'math';
      const { position } = node;
      return isFence ? () => Promise.resolve([{ type: 'math', value: node.value, position }]) : null;
    });
    const found: Formula[] = [];
    const seen = new Set<PhrasingContent>();
    const inCells = new Set<Nodes>();
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'tableCell') eachMarkdownNode(node, (inside) => inCells.add(inside));
      if (node.type === 'paragraph' && isDisplayed(node, lines)) {
        found.push(node);
        for (const child of node.children) seen.add(child);
      }
      if (node.type === 'math' || (node.type === 'inlineMath' && !seen.has(node))) found.push(node);
    });
    for (const node of found) await renderFormula(node, { file, lines, isInCell: inCells.has(node) });
  };
}

/** Returns whether a paragraph is nothing but a formula between double dollar signs. */
function isDisplayed({ children: [first, ...others] }: Paragraph, lines: readonly string[]): boolean {
  return first?.type === 'inlineMath' && others.length === 0 && fenceOf(first, lines).length > 1;
}

function fenceOf(node: InlineMath, lines: readonly string[]): string {
  const { line, column } = placeOf(node);
  return /^\$+/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '$';
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns where a formula starts. One that another plugin has made has no position. */
function placeOf({ position }: Formula): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

function report(file: VFile, { title, hint, place }: { title: string; hint: string; place: Place }): void {
  Object.assign(file.message(title, { place, ruleId: 'invalid-formula' }), { fatal: true, note: hint });
}

interface Surroundings {
  readonly file: VFile;
  readonly lines: readonly string[];
  readonly isInCell: boolean;
}

/** A bar in a cell of a table is written with a backslash, which is no part of the formula. */
const escapedBar = /\\\|/g;

async function renderFormula(node: Formula, { file, lines, isInCell }: Surroundings): Promise<void> {
  if (node.type === 'math' && !isWhole(node, lines)) {
    const title = 'This math block has no clear beginning or end.';
    const hint = 'Put `$$` before the formula and after it, each on its own line or at an end of the formula.';
    report(file, { title, hint, place: placeOf(node) });
    return;
  }
  const source = node.type === 'paragraph' ? node.children[0] : node;
  const written = source && 'value' in source ? source.value : '';
  const tex = isInCell ? written.replace(escapedBar, '|') : written;
  const display = node.type !== 'inlineMath';
  const { texToMathml } = await import('./mathml.ts');
  const result = await texToMathml(tex, display);
  if ('mistake' in result) {
    const isSingle = node.type === 'inlineMath' && fenceOf(node, lines) === '$';
    const hint = `${adviseOn(result.mistake)}${isSingle ? ' Write `\\$` where a dollar sign is meant.' : ''}`;
    const title = `This formula cannot be rendered: ${result.mistake}.`;
    const before = tex.slice(0, result.offset);
    report(file, { title, hint, place: placeIn(node, isInCell ? before.replaceAll('|', '\\|') : before, lines) });
    return;
  }
  const { tagName, properties, children } = result.element;
  const formula = { type: 'element' as const, tagName, properties, children };
  node.data = display
    ? { hName: 'div', hProperties: { dataDocsMath: '' }, hChildren: [formula] }
    : { hName: tagName, hProperties: properties, hChildren: children };
}

/** Returns whether a block is closed. One that is not contains the rest of the page. */
function isWhole({ position }: Math, lines: readonly string[]): boolean {
  const last = lines[(position?.end.line ?? 1) - 1]?.slice(0, (position?.end.column ?? 1) - 1) ?? '';
  return position?.start.line !== position?.end.line && /(?:\$\$|^[\s>]*(?:`{3,}|~{3,}))\s*$/.test(last);
}

/** Returns the place in the file of the text after `before`. */
function placeIn(node: Formula, before: string, lines: readonly string[]): Place {
  const { line, column } = placeOf(node);
  const rows = before.split('\n');
  const last = rows.at(-1)?.length ?? 0;
  if (node.type === 'math') {
    // The formula may begin on the line of its opening signs.
    const opening = /^\$+[ \t]*(?=[^\s$])/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0];
    if (opening === undefined) return { line: line + rows.length, column: column + last };
    return rows.length === 1
      ? { line, column: column + opening.length + last }
      : { line: line + rows.length - 1, column: column + last };
  }
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
  if (/got 'EOF'|end of input/.test(mistake)) return 'A brace, or the argument of a command, is missing at the end.';
  return 'Fix the TeX at this position.';
}
