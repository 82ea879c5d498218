import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printParseErrorCode, parse, type ParseError, parseTree, findNodeAtLocation } from 'jsonc-parser';
import * as z from 'zod';
import { validate } from '../../config/validate.ts';
import { groupBy } from '../../shared/group-by.ts';
import { conflictProblems } from '../../shared/merge-conflict.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import { isCode } from '../../system/error-code.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { isSettable, namesOf } from './may-set.ts';

/** The file with the problems that a site had when it began to be checked, relative to its root. */
export const baselineFile = 'check-baseline.json';

const entrySchema = z.strictObject({
  code: z.string(),
  file: z.string().optional(),
  page: z.string().optional(),
  title: z.string(),
  count: z.number().int().min(1),
});

/**
 * Problems of one code, file and title that are left out. They have no lines, which change often.
 */
export type BaselineEntry = z.output<typeof entrySchema>;

/** The known problems of a site; null if it has no baseline. */
export type Baseline = readonly BaselineEntry[] | null;

/**
 * Returns the baseline of a site, with every mistake in it. A baseline with mistakes does not
 * count.
 */
export function readBaseline(root: string): Outcome<Baseline> {
  try {
    return parseBaseline(readFileSync(join(root, baselineFile), 'utf8'));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    return { value: null, problems: [] };
  }
}

/** Returns the baseline in a text, with every mistake in it. */
export function parseBaseline(text: string): Outcome<Baseline> {
  const source = text.replace(/^\uFEFF/, '');
  const conflicts = conflictProblems(baselineFile, source);
  if (conflicts.length > 0) return { value: null, problems: conflicts };
  const errors: ParseError[] = [];
  const input: unknown = parse(source, errors, { disallowComments: true, allowEmptyContent: false });
  const [error] = errors;
  if (error) return { value: null, problems: [malformed(error, placeAt(source, error.offset))] };
  const tree = parseTree(source);
  const locate = (path: readonly PropertyKey[]) => {
    const segments = path.map((key) => (typeof key === 'number' ? key : String(key)));
    const node = tree && (findNodeAtLocation(tree, segments) ?? findNodeAtLocation(tree, segments.slice(0, -1)));
    return placeAt(source, node?.offset ?? 0);
  };
  const codes = { unknownKey: 'invalid-metadata', invalidValue: 'invalid-metadata' } as const;
  return validate({ schema: z.array(entrySchema), input, file: baselineFile, locate, codes });
}

function malformed({ error }: ParseError, place: ReturnType<typeof placeAt>): Problem {
  const title = `${baselineFile} is no JSON: ${printParseErrorCode(error)}`;
  const hint = 'Run `docsgen check --update-baseline` to write it again.';
  return asProblem({ code: 'malformed-json', title, hint, file: baselineFile, ...place });
}

function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Writes the baseline of a site: these problems, as far as they may be left out. Returns those that
 * may not.
 */
export async function writeBaseline(root: string, problems: readonly Problem[]): Promise<readonly Problem[]> {
  await writeAtomically(join(root, baselineFile), baselineText(problems));
  return problems.filter((problem) => !mayBeKnown(problem));
}

function mayBeKnown(problem: Problem): boolean {
  return namesOf(problem).every(isSettable);
}

/**
 * Returns the text of a baseline: sorted, with one entry a line, so that changes of it can be
 * merged.
 */
export function baselineText(problems: readonly Problem[]): string {
  const settable = problems.filter(mayBeKnown);
  const groups = [...groupBy(settable, entryKey)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = groups.flatMap(([, [first, ...others]]) => {
    if (first === undefined) return [];
    const { code, rule = code, file, page, title } = first;
    const place = file === undefined ? { page } : { file };
    const parts = Object.entries({ code: rule, ...place, title, count: others.length + 1 });
    const written = parts.filter(([, value]) => value !== undefined);
    return `  { ${written.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')} }`;
  });
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}

/** Returns what problems must have in common to be one entry. */
export function entryKey(
  problem: Pick<Problem, 'rule' | 'file' | 'page' | 'title'> & Pick<BaselineEntry, 'code'>,
): string {
  const { code, rule = code, file, page, title } = problem;
  return JSON.stringify([file ?? '', file === undefined ? (page ?? '') : '', rule, title]);
}
