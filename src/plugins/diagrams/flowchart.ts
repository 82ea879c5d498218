import { createFlowchart, type FlowchartGraph } from './flowchart-graph.ts';
import { className, readLink, readShape, readStyle } from './flowchart-syntax.ts';
import { DiagramError, type MermaidSource, type Statement } from './mermaid-source.ts';

const unclosed =
  'Close it with the matching bracket: `a[Text]`; put text with brackets in it in quotes: `a["Text (1)"]`.';
const nodeId = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u;

/**
 * Converts a flowchart to the syntax that beautiful-mermaid supports: one declaration per line, the
 * nodes of a subgraph inside it, and links after all nodes. Throws a `DiagramError` for a syntax
 * error and for statements that cannot be drawn.
 */
export function writeFlowchart({ header, statements }: MermaidSource): string {
  const [, direction = 'TB', extra = ''] =
    /^(?:graph|flowchart)(?:\s+(TB|TD|BT|RL|LR)\b)?\s*(.*)$/.exec(header.text) ?? [];
  if (extra !== '') {
    throw new DiagramError(`"${extra}" is not a direction`, header.line, 'The directions are TB, TD, BT, RL and LR.');
  }
  const graph = createFlowchart();
  const open: Statement[] = [];
  for (const statement of statements.flatMap(splitStatement)) {
    const { text, line } = statement;
    const [, subgraph] = /^subgraph\b\s*(.*)$/.exec(text) ?? [];
    if (subgraph !== undefined) {
      open.push(statement);
      const [, name = subgraph || `subgraph ${line}`, label = subgraph] = /^([^\s[]+)\s*\[(.*)\]$/.exec(subgraph) ?? [];
      graph.open(name.replace(/^"(.*)"$/, '$1'), label || ' ');
    } else if (text === 'end') {
      open.pop();
      if (!graph.close()) throw new DiagramError('This `end` does not end a subgraph', line, 'Remove it.');
    } else if (/^direction\s+(TB|TD|BT|RL|LR)$/.test(text)) {
      if (open.length > 0) graph.direct(text);
    } else {
      const style = readStyle(text, graph.idOf);
      if (style === null) readChain(statement, graph);
      else graph.add(style);
    }
  }
  const left = open.at(-1);
  if (left) throw new DiagramError('This subgraph has no `end`', left.line, 'Put `end` after its content.');
  return [`flowchart ${direction}`, ...graph.write()].join('\n');
}

/** Reads nodes and the links between them: `A & B --> C --> D`. */
function readChain({ text, line }: Statement, graph: FlowchartGraph): void {
  let from = readNodes({ text, line }, graph);
  while (from.rest !== '') {
    const link = readLink(from.rest);
    if (!link) throw new DiagramError(`A link was expected at "${from.rest}"`, line);
    const to = readNodes({ text: link.rest, line }, graph);
    for (const one of from.names) {
      for (const other of to.names) graph.add(`${graph.idOf(one)} ${link.text} ${graph.idOf(other)}`);
    }
    from = to;
  }
}

interface Nodes {
  readonly names: readonly string[];
  readonly rest: string;
}

function readNodes({ text, line }: Statement, graph: FlowchartGraph): Nodes {
  const name = nodeId.exec(text)?.[0];
  if (name === undefined) {
    if (text === '')
      throw new DiagramError('A node is missing at the end', line, 'Name the node that the link points to.');
    throw new DiagramError(`A node was expected at "${text}"`, line);
  }
  const behind = text.slice(name.length);
  const shape = readShape(behind);
  if (shape === 'unclosed') throw new DiagramError(`The label of "${name}" is not closed`, line, unclosed);
  graph.node(name, shape?.text ?? null);
  const styled = shape ? shape.rest : behind;
  const [mark = '', styleName] = /^:::([\w-]+)/.exec(styled) ?? [];
  if (styleName !== undefined) graph.add(`class ${graph.idOf(name)} ${className(styleName)}`);
  const rest = styled.slice(mark.length).trimStart();
  if (!rest.startsWith('&')) return { names: [name], rest };
  const others = readNodes({ text: rest.slice(1).trimStart(), line }, graph);
  return { names: [name, ...others.names], rest: others.rest };
}

/** Splits a statement at semicolons, except in labels. */
function splitStatement({ text, line }: Statement): readonly Statement[] {
  const parts = text.match(/(?:"[^"]*"|\[[^\]"]*\]|\|[^|"]*\||[^;])+/g) ?? [];
  return parts.map((part) => ({ text: part.trim(), line })).filter((part) => part.text !== '');
}
