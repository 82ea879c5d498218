import { writeClass } from './class-diagram.ts';
import { writeEntities } from './entities.ts';
import { writeFlowchart } from './flowchart.ts';
import { DiagramError, type DiagramKind, type MermaidSource } from './mermaid-source.ts';
import { writeSequence } from './sequence.ts';
import { writeState } from './state.ts';

/** A diagram in the syntax that beautiful-mermaid supports. */
export interface PlainDiagram {
  readonly kind: DiagramKind;
  readonly text: string;
}

const writers: Readonly<Record<DiagramKind, (source: MermaidSource) => string>> = {
  flowchart: writeFlowchart,
  sequence: writeSequence,
  state: writeState,
  class: writeClass,
  er: writeEntities,
};

/**
 * Converts a diagram for drawing without a browser. Throws a `DiagramError` for a syntax error and
 * for diagrams that only Mermaid can draw.
 */
export function writePlain(source: MermaidSource): PlainDiagram {
  const { kind, header } = source;
  if (kind !== null) return { kind, text: writers[kind](source) };
  throw new DiagramError(`"${header.text}" is not a kind of diagram that docsgen draws by itself`, header.line);
}
