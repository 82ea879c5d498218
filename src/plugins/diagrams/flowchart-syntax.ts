import { encodeLabel } from './label.ts';

/**
 * The marks that open and close the label of a node, longest first, with the marks in the output.
 * beautiful-mermaid has no parallelogram, so it is drawn as a trapezoid.
 */
const shapes: readonly (readonly [open: string, close: string, as: readonly [string, string]])[] = [
  ['(((', ')))', ['(((', ')))']],
  ['([', '])', ['([', '])']],
  ['((', '))', ['((', '))']],
  ['[[', ']]', ['[[', ']]']],
  ['[(', ')]', ['[(', ')]']],
  ['[/', '\\]', ['[/', '\\]']],
  ['[/', '/]', ['[/', '\\]']],
  ['[\\', '/]', ['[\\', '/]']],
  ['[\\', '\\]', ['[\\', '/]']],
  ['{{', '}}', ['{{', '}}']],
  ['[', ']', ['[', ']']],
  ['(', ')', ['(', ')']],
  ['{', '}', ['{', '}']],
  ['>', ']', ['>', ']']],
];

/**
 * Patterns of links, with the link in the output. The first group is an arrowhead at the start, the
 * second is the label.
 */
const links: readonly (readonly [RegExp, string])[] = [
  [/^(<)?-{2,}>(?:\|([^|]*)\|)?/, '-->'],
  [/^()-{3,}(?![ox>])(?:\|([^|]*)\|)?/, '---'],
  [/^(<)?-\.+->(?:\|([^|]*)\|)?/, '-.->'],
  [/^()-\.+-(?![ox>])(?:\|([^|]*)\|)?/, '-.-'],
  [/^(<)?={2,}>(?:\|([^|]*)\|)?/, '==>'],
  [/^()={3,}(?![ox>])(?:\|([^|]*)\|)?/, '==='],
  [/^(<)?--(?![->.]|[ox]\b)\s*(.+?)\s*-{2,}>/, '-->'],
  [/^()--(?![->.]|[ox]\b)\s*(.+?)\s*-{3,}(?![ox])/, '---'],
  [/^(<)?-\.(?![.-])\s*(.+?)\s*\.+->/, '-.->'],
  [/^()-\.(?![.-])\s*(.+?)\s*\.+-(?![ox])/, '-.-'],
  [/^(<)?==(?![=>]|[ox]\b)\s*(.+?)\s*={2,}>/, '==>'],
  [/^()==(?![=>]|[ox]\b)\s*(.+?)\s*={3,}(?![ox])/, '==='],
];

/** The output for the start of a text, and the rest of the text. */
export interface Piece {
  readonly text: string;
  readonly rest: string;
}

/**
 * Reads the shape and label after the name of a node. Returns null if there is none, and `unclosed`
 * if the label does not end.
 */
export function readShape(text: string): Piece | 'unclosed' | null {
  const length = Math.max(0, ...shapes.filter(([open]) => text.startsWith(open)).map(([open]) => open.length));
  if (length === 0) return null;
  const inner = text.slice(length).trimStart();
  const quoted = /^"([^"]*)"\s*/.exec(inner);
  const found = shapes
    .filter(([open]) => open.length === length && text.startsWith(open))
    .map(([, close, as]) => ({ close, as, end: inner.indexOf(close, quoted?.[0].length ?? 0) }))
    .filter(({ end }) => (quoted ? end === quoted[0].length : end >= 0))
    .toSorted((one, other) => one.end - other.end)[0];
  if (!found) return 'unclosed';
  const [first, last] = found.as;
  const label = encodeLabel(quoted?.[1] ?? inner.slice(0, found.end)) || ' ';
  return { text: `${first}${label}${last}`, rest: inner.slice(found.end + found.close.length) };
}

/** Reads the link at the start of a text. Returns null if there is none. */
export function readLink(text: string): Piece | null {
  for (const [pattern, as] of links) {
    const match = pattern.exec(text);
    if (!match) continue;
    const label = encodeLabel(match[2] ?? '');
    const start = match[1] === '<' ? '<' : '';
    return { text: `${start}${as}${label === '' ? '' : `|${label}|`}`, rest: text.slice(match[0].length).trimStart() };
  }
  return null;
}

/**
 * Reads a style statement (`classDef`, `class`, `style` or `linkStyle`). Returns null for any other
 * statement.
 */
export function readStyle(text: string, idOf: (name: string) => string): string | null {
  const [, word = '', target = '', rules = ''] =
    /^(classDef|class|style|linkStyle)\s+(\S+(?:\s*,\s*\S+)*)\s+(.+)$/.exec(text) ?? [];
  const names = target.split(/\s*,\s*/);
  if (word === 'classDef') return names.map((name) => `classDef ${className(name)} ${withTextColor(rules)}`).join('\n');
  if (word === 'class') return `class ${names.map(idOf).join(',')} ${className(rules)}`;
  if (word === 'style') return `style ${names.map(idOf).join(',')} ${withTextColor(rules)}`;
  return word === 'linkStyle' ? `linkStyle ${names.join(',')} ${rules}` : null;
}

/**
 * Returns the name of a node class in the output. beautiful-mermaid allows only word characters.
 */
export function className(name: string): string {
  return name.trim().replace(/\W/g, '_');
}

/**
 * Adds a text color to a rule with a fill color. The fill is the same in both color modes, so the
 * text is black or white, depending on the brightness of the fill.
 */
function withTextColor(rules: string): string {
  const digits = /(?:^|,)\s*fill:\s*#([\da-f]{6}|[\da-f]{3})(?![\da-f])/i.exec(rules)?.[1];
  if (digits === undefined || /(?:^|,)\s*color:/.test(rules)) return rules;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (index: number): number => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  const brightness = channel(0) * 0.299 + channel(1) * 0.587 + channel(2) * 0.114;
  return `${rules},color:${brightness > 140 ? '#111111' : '#ffffff'}`;
}
