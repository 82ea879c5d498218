import { DiagramError, type Statement } from './mermaid-source.ts';

type Groups = readonly (string | undefined)[];

/** How statements of one form are written for beautiful-mermaid. */
export interface Rule {
  readonly pattern: RegExp;
  /** Returns the output for the groups of the pattern. */
  readonly write: (groups: Groups, line: number) => string | readonly string[];
  /** Whether the statement opens, divides or closes a block. */
  readonly block?: 'opens' | 'divides' | 'closes';
}

/** The statements that a kind of diagram may have. */
export interface Syntax {
  readonly rules: readonly Rule[];
  /** Says what a statement must be, after "is not". */
  readonly expected: string;
  /** What blocks may have if that differs from the rest of the diagram. */
  readonly inside?: Pick<Syntax, 'rules' | 'expected'>;
  /** What a block is called, and the word that closes it. */
  readonly block: readonly [name: string, end: '}' | 'end'];
  /** The error for the word if no block is open. */
  readonly unopened?: string;
}

/**
 * Writes statements as beautiful-mermaid reads them. It leaves out what it does not understand
 * without a word, so each statement must match a rule. Throws a `DiagramError` at the line of a
 * statement that does not.
 */
export function writeStatements(statements: readonly Statement[], syntax: Syntax): readonly string[] {
  const open: Statement[] = [];
  const [name, end] = syntax.block;
  const lines = statements.flatMap((statement) => {
    const { text, line } = statement;
    const { rules, expected } = (open.length > 0 && syntax.inside) || syntax;
    for (const { pattern, write, block } of rules) {
      const match = pattern.exec(text);
      if (!match) continue;
      if (block === 'opens') open.push(statement);
      else if (block && open.length === 0) throw unopenedError(statement, block, syntax);
      if (block === 'closes') open.pop();
      return write(match.slice(1), line);
    }
    throw new DiagramError(`"${text}" is not ${expected}`, line);
  });
  const unclosed = open.at(-1);
  if (!unclosed) return lines;
  const hint = end === 'end' ? 'Put `end` after its content.' : 'Put `}` on its own line after its content.';
  throw new DiagramError(`This ${name} has no \`${end}\``, unclosed.line, hint);
}

function unopenedError({ text, line }: Statement, block: string, { unopened = '' }: Syntax): DiagramError {
  if (block === 'closes') return new DiagramError(unopened, line, 'Remove it.');
  const hint = 'It must be between `alt`, `par` or `critical` and `end`.';
  return new DiagramError(`This \`${/^\w+/.exec(text)?.[0]}\` divides nothing`, line, hint);
}
