import { hasErrors, type Problem } from '../../shared/problem.ts';
import { outputWidth } from './output-width.ts';
import { explainText, formatProblems } from './report-problems.ts';

/** The options of a command that say how it reports. */
export interface OutputOptions {
  /** Print one JSON document to standard output, and nothing else there. */
  readonly json: boolean;
  /** Print no warnings and no summary. */
  readonly quiet?: boolean;
}

/** What the JSON document of each command has. */
export interface JsonDocument {
  /** Whether no problem is an error. */
  readonly ok: boolean;
  /** All problems that the command has found, including warnings. */
  readonly problems: readonly Problem[];
}

interface CommandResult {
  readonly problems?: readonly Problem[];
  /** What the JSON document has besides `ok` and `problems`. */
  readonly data: object;
  /** What tells people that the command is done. `--quiet` leaves it out. */
  readonly summary?: string;
  /** What people have asked for. */
  readonly text?: string;
}

/** Prints the result of a command to standard output. */
export function printResult({ json, quiet = false }: OutputOptions, result: CommandResult): void {
  const { problems = [], data, summary = '', text = '' } = result;
  process.stdout.write(json ? jsonText(problems, data) : `${quiet ? '' : summary}${text}`);
}

/** Returns the JSON document of a command. It has the same shape when the command fails. */
export function jsonText(problems: readonly Problem[], data: object = {}): string {
  const document: JsonDocument = { ok: !hasErrors(problems), problems, ...data };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Prints problems to standard error, for people. */
export function printProblems({ quiet = false }: OutputOptions, problems: readonly Problem[], root: string): void {
  const shown = quiet ? problems.filter(({ severity }) => severity === 'error') : problems;
  const width = outputWidth(process.stderr);
  if (shown.length > 0) process.stderr.write(`${formatProblems(shown, { root, width })}${explainText(shown)}`);
}
