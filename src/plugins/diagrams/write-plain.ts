import { writeClass } from './class-diagram.ts';
import { writeEntities } from './entities.ts';
import { writeFlowchart } from './flowchart.ts';
import { DiagramError, type DiagramKind, type MermaidSource } from './mermaid-source.ts';
import { writeSequence } from './sequence.ts';
import { writeState } from './state.ts';

/** A diagram in the form that the drawer reads. */
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
 * Returns a diagram for the drawer that needs no browser; throws a `DiagramError` at what is wrong
 * or cannot be drawn by it.
 */
export function writePlain(source: MermaidSource): PlainDiagram {
  const { kind, header } = source;
  if (kind !== null) return { kind, text: writers[kind](source) };
  throw new DiagramError(`"${header.text}" is no kind of diagram that docsgen draws by itself`, header.line);
}
