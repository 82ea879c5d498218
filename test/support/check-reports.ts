import fc from 'fast-check';
import type { CheckReport } from '../../src/check/check-report.ts';
import type { Problem } from '../../src/shared/problem.ts';

/** Folders of a site that is a part of a repository. */
export const folders = { root: '/srv/site/docs', repository: '/srv/site', outDir: '/srv/site/docs/build' };

/** Returns a report with some problems, each given as far as it matters. */
export function reportOf(...problems: readonly Partial<Problem>[]): CheckReport {
  const whole = problems.map((problem): Problem => ({
    severity: 'error',
    code: 'broken-link',
    title: 'The link `./lost.md` points to a missing file',
    ...problem,
  }));
  return {
    outDir: folders.outDir,
    outDirs: [folders.outDir],
    problems: whole,
    pages: 12,
    files: 40,
    links: 1200,
    ignored: 0,
    inBaseline: 0,
  };
}

/** What formats use as marks, with half characters and controls. */
const odd = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
  fc.string({ unit: fc.constantFrom('\ud800', '\udc00', '\u0000', '\u001b', '\ufffe', '\r', '\n', '\t', '\u2028') }),
  fc
    .array(
      fc.constantFrom('::', '%', '%0A', ',', '\n::error::', ']]>', '</style>', '<!--', '<b>', '&amp;', '"', "'", '{0}'),
    )
    .map((parts) => parts.join('x')),
);

const place = fc.option(
  fc.record({ file: odd, line: fc.option(fc.integer({ min: 1 }), { nil: undefined }) }).chain(({ file, line }) =>
    fc.record({
      file: fc.constant(file),
      line: fc.constant(line),
      column: line === undefined ? fc.constant(undefined) : fc.option(fc.integer({ min: 1 }), { nil: undefined }),
      endColumn: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    }),
  ),
  { nil: {} },
);

const words = fc.option(odd, { nil: undefined });
const problem = fc
  .record({
    severity: fc.constantFrom('error' as const, 'warning' as const),
    code: fc.constantFrom('broken-link' as const, 'missing-alt-text' as const, 'words/too-long' as const),
    title: odd,
    hint: words,
    page: words,
    element: words,
    place,
  })
  .map(({ place: { ...at }, ...others }): Problem => ({ ...others, ...at }));

/** Reports whose texts are anything. */
export const anyReport = fc.array(problem, { maxLength: 6 }).map((problems) => reportOf(...problems));
