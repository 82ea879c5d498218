import { readFileSync } from 'node:fs';
import { asProblem, type Problem } from '../shared/problem.ts';
import { replaceable } from '../theme/replaceable.ts';
import { pathFrom } from '../system/path-from.ts';

/** The comment with which `docsgen eject` begins a file. */
const comment = /^\/\/ docsgen contract: (\w+) (\d+)$/m;

/** Returns the comment that says which contract a file was ejected with. */
export function contractComment(name: string): string {
  return `// docsgen contract: ${name} ${replaceable[name]?.contract ?? 0}`;
}

/** The contract that a file was ejected with. */
export interface EjectedContract {
  readonly contract: number;
  /** Line of the comment, from 1. */
  readonly line: number;
}

/** Returns the contract that a file was ejected with; null if the file does not say so. */
export function readContract(file: string): EjectedContract | null {
  const text = readText(file);
  const match = text === null ? null : comment.exec(text);
  if (match === null || text === null) return null;
  return { contract: Number(match[2]), line: text.slice(0, match.index).split('\n').length };
}

/** Returns a warning if the contract of a component has changed since its file was ejected. */
export function checkContract(root: string, name: string, file: string): readonly Problem[] {
  const ejected = readContract(file);
  const current = replaceable[name]?.contract;
  if (ejected === null || current === undefined || ejected.contract === current) return [];
  return [
    asProblem({
      code: 'changed-contract',
      title: `The contract of \`${name}\` has changed: the file was ejected with ${ejected.contract}, and now it is ${current}`,
      hint: `Compare the file with \`docsgen eject ${name} --print\`, adapt it, and write ${current} into its first comment.`,
      file: pathFrom(root, file),
      line: ejected.line,
      column: 1,
    }),
  ];
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
