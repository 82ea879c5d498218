import type { Config } from '../../config/config.ts';
import { suggest } from '../../shared/nearest.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { settableCodes } from '../../shared/settable-codes.ts';
import { type Baseline, baselineFile, entryKey } from './baseline.ts';
import { directiveKey, type ProblemFilter } from './create-problem-filter.ts';
import { directiveMark, parseDirectives } from '../../shared/directives.ts';
import { isSettable } from './may-set.ts';

interface UnusedOptions {
  readonly config: Pick<Config, 'file' | 'locate'>;
  readonly filter: ProblemFilter;
  readonly baseline: Baseline;
  /** The files that may have comments for docsgen. */
  readonly files: Iterable<string>;
  readonly readText: (file: string) => string | null;
  /** Returns whether this run has looked for problems with a code, or for those of a rule. */
  readonly isChecked: (name: string) => boolean;
}

/**
 * Returns a warning for each exception of the configuration, each comment in a text and for the
 * entries of the baseline that match no problem any more. Call it when all problems are filtered.
 */
export function findUnused(options: UnusedOptions): readonly Problem[] {
  return [...unusedExceptions(options), ...unusedDirectives(options), ...unusedEntries(options)];
}

function unusedExceptions({ config, filter, isChecked }: UnusedOptions): readonly Problem[] {
  const { file, locate } = config;
  return filter.exceptions
    .filter((exception) => !filter.used.exceptions.has(exception) && exception.config.from.every(isChecked))
    .map(({ config: { path, reason } }) => ({
      ...unused(`The exception “${reason}” matches no problem`, 'Remove it, or correct its patterns.'),
      file,
      ...locate(path),
    }));
}

function unusedDirectives({ filter, files, readText, isChecked }: UnusedOptions): readonly Problem[] {
  return [...files].flatMap((file) => {
    const text = readText(file);
    if (text?.includes(directiveMark) !== true) return [];
    return parseDirectives(text).flatMap((directive): readonly Problem[] => {
      const place = { file, line: directive.line, column: 1 };
      const { codes } = directive;
      if (codes.length === 0) return [{ ...unused('The comment names no code', codesHint), ...place }];
      const unknown = codes.filter((code) => !isSettable(code));
      if (unknown.length > 0) return unknown.map((code) => ({ ...unknownCode(code), ...place }));
      if (filter.used.directives.has(directiveKey(file, directive)) || !codes.every(isChecked)) return [];
      return [{ ...unused(`The comment matches no problem: ${codes.join(', ')}`, 'Remove it.'), ...place }];
    });
  });
}

const codesHint = 'Name the codes of the problems to ignore: `docsgen-disable-next-line broken-link`.';

function unknownCode(code: string): ReturnType<typeof unused> {
  return unused(
    `The comment names \`${code}\`, which is not a code that can be ignored`,
    suggest(code, settableCodes(), 'codes'),
  );
}

function unusedEntries({ filter, baseline, isChecked }: UnusedOptions): readonly Problem[] {
  const gone = (baseline ?? []).filter(
    (entry) => isChecked(entry.code) && (filter.used.entries.get(entryKey(entry)) ?? 0) < entry.count,
  );
  if (gone.length === 0) return [];
  const what = gone.length === 1 ? 'An entry' : `${gone.length} entries`;
  const title = `${what} of ${baselineFile} ${gone.length === 1 ? 'matches' : 'match'} fewer problems than before`;
  const hint = 'Run `docsgen check --update-baseline`, so that they are reported if they come back.';
  return [{ ...unused(title, hint), file: baselineFile }];
}

function unused(title: string, hint: string): Pick<Problem, 'severity' | 'code' | 'title' | 'hint'> {
  return asProblem({ code: 'unused-ignore', title, hint });
}
