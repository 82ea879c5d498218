import type { Element, ElementContent, Properties } from 'hast';
import type { ShownLine } from './code-block.ts';
import type { FoldedLines } from './code-meta.ts';
import type { CodeToken } from './code-line.ts';
import { lineKinds, type LineKind, type LineMarks } from './line-kind.ts';

/** The elements for kinds that have a meaning in HTML. All other lines are `span` elements. */
const tagByKind: ReadonlyMap<LineKind, string> = new Map([
  ['added', 'ins'],
  ['removed', 'del'],
]);

interface RenderedCode {
  readonly lines: readonly ShownLine[];
  readonly firstNumber: number | null;
  /** Number of the lines that a folded block shows at first. Null for all, 0 for none. */
  readonly shown: number | null;
  /** Ranges of lines that are folded in the block. */
  readonly folds: readonly FoldedLines[];
  /** The kinds of lines that the site defines. */
  readonly marks: LineMarks;
}

/**
 * Returns the `code` element of a block. Each line is one element, which includes its line break.
 */
export function renderCode({ lines, firstNumber, shown, folds, marks }: RenderedCode): Element {
  const digits = firstNumber === null ? 0 : String(firstNumber + lines.length - 1).length;
  const className = [
    ...(firstNumber === null ? [] : ['numbered', ...(digits > 2 ? [`digits-${digits}`] : [])]),
    ...(lines.some(({ kinds }) => kinds.has('focused')) ? ['has-focus'] : []),
  ];
  const rows = lines.map((line, index) => {
    const number = firstNumber === null ? {} : { dataLine: String(firstNumber + index) };
    const end: ElementContent[] = index === lines.length - 1 ? [] : [{ type: 'text', value: '\n' }];
    const rest = shown !== null && shown > 0 && index >= shown ? { dataRest: '' } : {};
    const element = renderLine(line, end);
    Object.assign(element.properties, markProperties(line, marks), number, rest);
    return [element, ...line.annotations.map((text) => renderAnnotation(text, rest))];
  });
  const children = foldLines(rows, folds);
  return { type: 'element', tagName: 'code', properties: className.length === 0 ? {} : { className }, children };
}

/**
 * Returns the elements of all lines. Those of a folded range are in an element that the theme
 * renders. A range that ends after the last line folds the lines that there are.
 */
function foldLines(rows: readonly (readonly ElementContent[])[], folds: readonly FoldedLines[]): ElementContent[] {
  let from = 0;
  const children = folds.flatMap(({ first, last }): ElementContent[] => {
    const before = rows.slice(from, first - 1).flat();
    const folded = rows.slice(first - 1, last);
    from = last;
    if (folded.length === 0) return before;
    const properties = { count: folded.length };
    return [...before, { type: 'element', tagName: 'docs-lines', properties, children: folded.flat() }];
  });
  return [...children, ...rows.slice(from).flat()];
}

function renderLine(line: ShownLine, end: readonly ElementContent[]): Element {
  const kinds = lineKinds.filter((kind) => line.kinds.has(kind));
  const output = line.isOutput ? ['output'] : [];
  const tagName = kinds.map((kind) => tagByKind.get(kind)).find(Boolean) ?? 'span';
  const prompt = line.prompt === '' ? [] : [span(['prompt'], [{ type: 'text', value: line.prompt }])];
  const children = [...prompt, ...renderMarked(line), ...end];
  return { type: 'element', tagName, properties: { className: ['line', ...kinds, ...output] }, children };
}

/** The text may be of a language that is written from right to left, and code never is. */
function renderAnnotation(text: string, rest: Properties): Element {
  const properties = { className: ['line-note'], dir: 'auto', ...rest };
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value: text }] };
}

/**
 * Returns the properties of a line of which the site defines a kind. If it has several of them, the
 * last one in the configuration gives color and sign.
 */
function markProperties({ kinds }: ShownLine, marks: LineMarks): Properties {
  const names = Object.keys(marks).filter((name) => kinds.has(`mark-${name}`));
  const mark = marks[names.at(-1) ?? ''];
  if (!mark) return {};
  const own = lineKinds.filter((kind) => kinds.has(kind));
  const className = ['line', ...own, ...names.map((name) => `mark-${name}`), `tint-${mark.color}`];
  return { className, ...(mark.sign === '' ? {} : { dataSign: mark.sign }) };
}

/** Marks all occurrences of all words. A token that is only partly inside a mark is split. */
function renderMarked({ tokens, words }: ShownLine): ElementContent[] {
  const places = findWords(tokens.map(({ text }) => text).join(''), words);
  if (places.length === 0) return tokens.map(renderToken);
  const rendered: ElementContent[] = [];
  let offset = 0;
  let mark: Element | null = null;
  let markEnd = 0;
  for (const token of tokens) {
    const end = offset + token.text.length;
    const cuts = places.flat().filter((place) => place > offset && place < end);
    const edges = [...new Set([offset, ...cuts, end])].toSorted((one, other) => one - other);
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const piece = renderToken({
        ...token,
        text: token.text.slice(from - offset, (edges[index + 1] ?? end) - offset),
      });
      const place = places.find(([first, last]) => first <= from && from < last);
      if (place && (mark === null || from >= markEnd)) {
        mark = { type: 'element', tagName: 'mark', properties: {}, children: [] };
        markEnd = place[1];
        rendered.push(mark);
      }
      if (place && mark) mark.children.push(piece);
      else rendered.push(piece);
    }
    offset = end;
  }
  return rendered;
}

type Place = readonly [first: number, end: number];

/** Returns the places of the words, in order, without words that begin inside another one. */
function findWords(text: string, words: readonly string[]): readonly Place[] {
  const found = words.flatMap((word) => {
    const places: Place[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      places.push([at, at + word.length]);
    }
    return places;
  });
  let last = 0;
  return found
    .toSorted((one, other) => one[0] - other[0] || other[1] - one[1])
    .filter(([first, end]) => first >= last && (last = end) > 0);
}

/** Returns a token as an element, or as text if it has the default color. */
export function renderToken({ text, classes }: CodeToken): ElementContent {
  const value: ElementContent = { type: 'text', value: text };
  return classes.length === 0 ? value : span([...classes], [value]);
}

function span(className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className }, children };
}
