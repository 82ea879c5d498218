import { linkingWord } from '../../markdown/plugins/diagram-text.ts';

/** The kinds of diagrams that are drawn without a browser. */
export type DiagramKind = 'flowchart' | 'sequence' | 'state' | 'class' | 'er';

/** A line of a diagram that is neither empty nor a comment. */
export interface Statement {
  readonly text: string;
  /** Line in the diagram, from 1. */
  readonly line: number;
}

export interface MermaidSource {
  /** Null for a kind that only Mermaid itself can draw. */
  readonly kind: DiagramKind | null;
  /** The line with the kind of the diagram. */
  readonly header: Statement;
  readonly statements: readonly Statement[];
}

/** A diagram has a mistake or cannot be drawn. */
export class DiagramError extends Error {
  /** Line in the diagram, from 1. */
  readonly line: number;
  readonly hint: string;

  constructor(message: string, line: number, hint: string = byMermaid) {
    super(message);
    this.name = 'DiagramError';
    this.line = line;
    this.hint = hint;
  }
}

const byMermaid =
  'Fix the line. Without a browser docsgen draws flowchart, sequenceDiagram, stateDiagram, classDiagram and erDiagram in their ' +
  'common syntax; for all that Mermaid knows install the packages mermaid and playwright-core, and a Chromium.';

const kinds: readonly (readonly [RegExp, DiagramKind])[] = [
  [/^(graph|flowchart)\b/, 'flowchart'],
  [/^sequenceDiagram$/, 'sequence'],
  [/^stateDiagram(-v2)?$/, 'state'],
  [/^classDiagram(-v2)?$/, 'class'],
  [/^erDiagram$/, 'er'],
];

/** Maximum length of a line. The time of some patterns grows with the square of the length. */
const longestLine = 2000;

/**
 * Returns the statements of a diagram, without comments, settings, links and accessible
 * descriptions.
 * Throws a `DiagramError` if there are none.
 */
export function readMermaid(source: string): MermaidSource {
  const plain = source
    .replace(/^---\n[\s\S]*?\n---(?=\n|$)/, blank)
    .replace(/%%\{(?:(?!%%\{)[^])*?\}%%/g, blank)
    .replace(/^[ \t]*accDescr[ \t]*\{[^}]*\}/gm, blank);
  const all = plain.split('\n').flatMap((text, index): Statement[] => {
    // A picture has no links. A warning says that they are left out.
    const ignored = /^\s*(%%|accTitle\s*:|accDescr\s*:|$)/.test(text) || linkingWord(text.trim()) !== null;
    if (!ignored && text.length > longestLine) {
      const hint = 'Write it as several statements, each on its own line.';
      throw new DiagramError(`A line of this diagram has more than ${longestLine} characters`, index + 1, hint);
    }
    // Runs of white space become one space, because some patterns for statements are slow on long
    // runs.
    return ignored ? [] : [{ text: text.trim().replace(/\s+/g, ' ').replace(/ ?;$/, ''), line: index + 1 }];
  });
  const [first, ...others] = all;
  if (!first) throw new DiagramError('The diagram is empty', 1, 'Write it, or remove the block.');
  const [head = '', ...rest] = first.text.split(/;\s*/);
  const kind = kinds.find(([pattern]) => pattern.test(head.trim()))?.[1] ?? null;
  const beside = rest.filter((text) => text !== '').map((text) => ({ text, line: first.line }));
  return { kind, header: { text: head.trim(), line: first.line }, statements: [...beside, ...others] };
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
