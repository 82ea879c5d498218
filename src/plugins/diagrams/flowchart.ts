import { encodeLabel } from './label.ts';
import { DiagramError, type MermaidSource } from './mermaid-source.ts';
import { type Rule, writeStatements } from './write-statements.ts';

/** A flowchart in the syntax of beautiful-mermaid, while its statements are read. */
interface Flowchart {
  /** Adds a node. If the shape is null, another mention of the node may set it. */
  readonly node: (name: string, shape: string | null) => void;
  /** Returns the name of a node or subgraph in the output, which has Latin letters and digits only. */
  readonly idOf: (name: string) => string;
}

/**
 * Converts a flowchart to the syntax that beautiful-mermaid supports: one declaration per line, the
 * nodes of a subgraph inside it, and links after all nodes. Throws a `DiagramError` for a syntax
 * error and for statements that cannot be drawn.
 */
export function writeFlowchart({ header, statements }: MermaidSource): readonly string[] {
  const [, direction = 'TB', extra = ''] =
    /^(?:graph|flowchart)(?:\s+(TB|TD|BT|RL|LR)\b)?\s*(.*)$/.exec(header.text) ?? [];
  if (extra !== '') {
    throw new DiagramError(`"${extra}" is not a direction`, header.line, 'The directions are TB, TD, BT, RL and LR.');
  }
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = ids.get(name) ?? `n${ids.size}`;
    ids.set(name, id);
    return id;
  };
  // The lines that open and close subgraphs. The index of the first is the name of a group here, and
  // the first line stands for the whole diagram.
  const lines = [`flowchart ${direction}`];
  const open = [0];
  const innermost = (): number => open.at(-1) ?? 0;
  const subgraphs = new Set<string>();
  const nodes = new Map<string, { readonly group: number; readonly shape: string | null }>();
  const graph: Flowchart = {
    idOf,
    node: (name, shape) => {
      if (subgraphs.has(name)) return;
      // A node is in the first subgraph that mentions it, even if others and the diagram do so too.
      const old = nodes.get(name);
      const isMoved = old?.group === 0 && innermost() !== 0;
      if (isMoved) nodes.delete(name);
      nodes.set(name, { group: old && !isMoved ? old.group : innermost(), shape: shape ?? old?.shape ?? null });
    },
  };
  const rules: readonly Rule[] = [
    {
      pattern: /^subgraph\b\s*(.*)$/,
      block: 'opens',
      write: ([text = ''], line) => {
        const [, id = text || `subgraph ${line}`, label = text] = /^([^\s[]+)\s*\[(.*)\]$/.exec(text) ?? [];
        const name = id.replace(/^"(.*)"$/, '$1');
        // Earlier links may have used this name, so that it was added as a node.
        nodes.delete(name);
        subgraphs.add(name);
        open.push(lines.push(`subgraph ${idOf(name)} [${encodeLabel(label || ' ')}]`) - 1);
        return [];
      },
    },
    {
      pattern: /^end$/,
      block: 'closes',
      write: () => {
        open.pop();
        lines.push('end');
        return [];
      },
    },
    {
      pattern: /^(direction\s+(?:TB|TD|BT|RL|LR))$/,
      write: ([text]) => {
        if (innermost() !== 0) lines[innermost()] += `\n${text}`;
        return [];
      },
    },
    {
      pattern: /^(classDef|class|style|linkStyle)\s+(\S+(?:\s*,\s*\S+)*)\s+(.+)$/,
      write: ([word = '', names = '', rest = '']) => writeStyle(word, names.split(/\s*,\s*/), rest, graph),
    },
    { pattern: /^(.*)$/, write: ([text = ''], line) => writeChain(text, line, graph) },
  ];
  const links = writeStatements(statements.flatMap(splitStatement), {
    rules,
    expected: '',
    block: ['subgraph', 'end'],
    unopened: 'This `end` does not end a subgraph',
  });
  const declarations = (index: number) =>
    [...nodes]
      .filter(([, { group }]) => group === index)
      .map(([name, { shape }]) => `${idOf(name)}${shape ?? `[${encodeLabel(name)}]`}`);
  return [...lines.flatMap((text, index) => [text, ...declarations(index)]), ...links];
}

/** Splits a statement at semicolons, except in labels. */
function splitStatement({ text, line }: MermaidSource['header']): readonly MermaidSource['header'][] {
  const parts = text.match(/(?:"[^"]*"|\[[^\]"]*\]|\|[^|"]*\||[^;])+/g) ?? [];
  return parts.map((part) => ({ text: part.trim(), line })).filter((part) => part.text !== '');
}

/** Writes nodes and the links between them: `A & B --> C --> D`. */
function writeChain(text: string, line: number, graph: Flowchart): readonly string[] {
  let from = readNodes(text, line, graph);
  const lines = [...from.classes];
  while (from.rest !== '') {
    const link = readLink(from.rest);
    if (!link) throw new DiagramError(`A link was expected at "${from.rest}"`, line);
    const to = readNodes(link.rest, line, graph);
    const ends = from.names.flatMap((start) => to.names.map((end) => [graph.idOf(start), graph.idOf(end)]));
    lines.push(...to.classes, ...ends.map(([start, end]) => `${start} ${link.text} ${end}`));
    from = to;
  }
  return lines;
}

/** Nodes at the start of a text, and the rest of the text. */
interface Nodes {
  readonly names: readonly string[];
  /** Statements that give the nodes classes. */
  readonly classes: readonly string[];
  readonly rest: string;
}

function readNodes(text: string, line: number, graph: Flowchart): Nodes {
  const name = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u.exec(text)?.[0];
  if (name === undefined) {
    if (text !== '') throw new DiagramError(`A node was expected at "${text}"`, line);
    throw new DiagramError('A node is missing at the end', line, 'Name the node that the link points to.');
  }
  const shape = readShape(text.slice(name.length));
  if (shape === null) throw new DiagramError(`The label of "${name}" is not closed`, line, unclosed);
  graph.node(name, shape.text);
  const [mark = '', style] = /^:::([\w-]+)/.exec(shape.rest) ?? [];
  const classes = style === undefined ? [] : [`class ${graph.idOf(name)} ${className(style)}`];
  const rest = shape.rest.slice(mark.length).trimStart();
  if (!rest.startsWith('&')) return { names: [name], classes, rest };
  const others = readNodes(rest.slice(1).trimStart(), line, graph);
  return { names: [name, ...others.names], classes: [...classes, ...others.classes], rest: others.rest };
}

const unclosed =
  'Close it with the matching bracket: `a[Text]`; put text with brackets in it in quotes: `a["Text (1)"]`.';

/**
 * The marks that close a label, by those that open it. The first is the one in the output:
 * beautiful-mermaid has no parallelogram, so it is drawn as a trapezoid.
 */
const closings: Readonly<Record<string, readonly string[]>> = {
  '(((': [')))'],
  '([': ['])'],
  '((': ['))'],
  '[[': [']]'],
  '[(': [')]'],
  '[/': ['\\]', '/]'],
  '[\\': ['/]', '\\]'],
  '{{': ['}}'],
  '[': [']'],
  '(': [')'],
  '{': ['}'],
  '>': [']'],
};

/** Reads the shape and label behind the name of a node. Returns null if the label does not end. */
function readShape(text: string): { readonly text: string | null; readonly rest: string } | null {
  const open = /^(?:\(\[|\({1,3}|\[[[(/\\]?|\{{1,2}|>)/.exec(text)?.[0];
  const closing = closings[open ?? ''];
  if (open === undefined || !closing) return { text: null, rest: text };
  const inner = text.slice(open.length).trimStart();
  const quoted = /^"([^"]*)"\s*/.exec(inner);
  const start = quoted?.[0].length ?? 0;
  const ends = closing.map((close) => inner.indexOf(close, start));
  const end = Math.min(...ends.filter((index) => (quoted ? index === start : index >= 0)));
  if (end === Infinity) return null;
  const label = encodeLabel(quoted?.[1] ?? inner.slice(0, end)) || ' ';
  return { text: `${open}${label}${closing[0]}`, rest: inner.slice(end + (closing[0]?.length ?? 0)) };
}

/** Links, with their label behind them or inside them. */
const links: readonly RegExp[] = [
  /^(<?(?:-{2,}|-\.+-|={2,})>|(?:-{3,}|-\.+-|={3,})(?![ox>]))(?:\|([^|]*)\|)?/,
  /^(<?--(?![->.]|[ox]\b))\s*(.+?)\s*(-{2,}>|-{3,}(?![ox]))/,
  /^(<?-\.(?![.-]))\s*(.+?)\s*(\.+->|\.+-(?![ox]))/,
  /^(<?==(?![=>]|[ox]\b))\s*(.+?)\s*(={2,}>|={3,}(?![ox]))/,
];

/** Links in the output, by the second character of a link: one with an arrowhead and one without. */
const writtenLinks: Readonly<Record<string, readonly [string, string]>> = {
  '-': ['-->', '---'],
  '.': ['-.->', '-.-'],
  '=': ['==>', '==='],
};

/** Reads the link at the start of a text. Returns null if there is none. */
function readLink(text: string): { readonly text: string; readonly rest: string } | null {
  for (const pattern of links) {
    const [whole, start, words = '', end = start] = pattern.exec(text) ?? [];
    if (whole === undefined || start === undefined || end === undefined) continue;
    const [arrow, line] = writtenLinks[start.replace('<', '').charAt(1)] ?? [];
    const label = encodeLabel(words);
    const written = `${start.startsWith('<') ? '<' : ''}${end.endsWith('>') ? arrow : line}`;
    return { text: `${written}${label === '' ? '' : `|${label}|`}`, rest: text.slice(whole.length).trimStart() };
  }
  return null;
}

function writeStyle(word: string, names: readonly string[], rest: string, { idOf }: Flowchart): readonly string[] {
  if (word === 'classDef') return names.map((name) => `classDef ${className(name)} ${withTextColor(rest)}`);
  if (word === 'linkStyle') return [`linkStyle ${names.join(',')} ${rest}`];
  return [`${word} ${names.map(idOf).join(',')} ${word === 'class' ? className(rest) : withTextColor(rest)}`];
}

/** Returns the name of a class in the output. beautiful-mermaid allows only word characters. */
function className(name: string): string {
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
