import type { Element, ElementContent, Properties } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { VFile } from 'vfile';
import { mathLetters } from './math-letters.ts';

/** A formula as an element, or a description of its mistake. */
export type MathResult =
  | { readonly element: Element }
  /** `offset` is the place of the mistake in the formula. */
  | { readonly mistake: string; readonly offset: number };

/**
 * Converts a TeX formula to MathML with KaTeX. The result needs no inline styles and no obsolete
 * attributes.
 */
export async function texToMathml(tex: string, display: boolean): Promise<MathResult> {
  const { default: katex } = await import('katex');
  try {
    const html = katex.renderToString(tex, { output: 'mathml', displayMode: display, strict: 'ignore' });
    const { children } = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: html }] }, new VFile());
    const formula = children.flatMap((child) => (child.type === 'element' ? findFormula(child) : []))[0];
    if (!formula) throw new Error('KaTeX made no formula.');
    return { element: { ...formula, properties: { ...(display ? { display: 'block' } : {}), dataTex: tex } } };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    const { rawMessage, position } = error;
    return { mistake: rawMessage, offset: Math.min(position ?? 0, tex.length) };
  }
}

/** Returns the `math` element without the TeX source, which KaTeX adds as an annotation. */
function findFormula(element: Element): Element[] {
  if (element.tagName === 'semantics') return element.children.flatMap((child) => finish(child)).flatMap(elementsOnly);
  const children = element.children.flatMap((child) => (child.type === 'element' ? findFormula(child) : []));
  return element.tagName === 'math' ? [{ ...element, children }] : children;
}

function elementsOnly(node: ElementContent): Element[] {
  return node.type === 'element' ? [node] : [];
}

function finish(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (node.tagName === 'annotation') return [];
  const { mathvariant, notation, ...others } = node.properties;
  const letters = typeof mathvariant === 'string' ? mathLetters(toString(node), mathvariant) : null;
  const children: ElementContent[] =
    letters === null ? node.children.flatMap(finish) : [{ type: 'text', value: letters }];
  const properties: Properties = letters === null && mathvariant !== undefined ? { ...others, mathvariant } : others;
  if (typeof notation === 'string') properties['className'] = notation.split(' ').map((name) => `math-${name}`);
  const finished: Element = { type: 'element', tagName: node.tagName, properties, children };
  return [finished.tagName === 'mtable' ? finishTable(finished) : finished];
}

/**
 * Replaces the attributes for the columns and lines of a table with classes. Browsers no longer
 * support them.
 */
function finishTable(table: Element): Element {
  const {
    columnalign,
    columnlines,
    rowlines,
    columnspacing,
    rowspacing: _rows,
    width,
    ...properties
  } = table.properties;
  const words = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(' ') : []);
  const [aligns, columns, rows] = [words(columnalign), words(columnlines), words(rowlines)];
  const isTight = words(columnspacing)[0] === '0em';
  const children = table.children.map((row, rowIndex): ElementContent => {
    if (row.type !== 'element') return row;
    const cells = row.children.map((cell, index): ElementContent => {
      if (cell.type !== 'element') return cell;
      const align = aligns[index] ?? 'center';
      const className = [
        ...(align === 'center' ? [] : [`math-${align}`]),
        ...(index < row.children.length - 1 && (columns[index] ?? 'none') !== 'none' ? ['math-line-after'] : []),
        ...(rowIndex < table.children.length - 1 && (rows[rowIndex] ?? 'none') !== 'none' ? ['math-line-below'] : []),
      ];
      const { width: _width, ...own } = cell.properties;
      return { ...cell, properties: className.length > 0 ? { ...own, className } : own };
    });
    return { ...row, children: cells };
  });
  // Only a formula with an equation number has a width.
  const className = [...(isTight ? ['math-aligned'] : []), ...(width === undefined ? [] : ['math-numbered'])];
  return { ...table, properties: className.length > 0 ? { ...properties, className } : properties, children };
}
