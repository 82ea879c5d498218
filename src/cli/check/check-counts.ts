import type { CheckReport } from '../../check/check-report.ts';
import { problemCounts } from '../../shared/problem-counts.ts';
import { countedText } from '../terminal/format-quantity.ts';

/** What a check has looked at, and what it has found, as texts. */
export interface CheckCounts {
  /** `12 pages`, `40 files`, `1,200 links`. */
  readonly seen: readonly string[];
  /** `1 error`, `2 warnings`; one `no errors` if there are none of both. */
  readonly found: readonly string[];
  /** What is left out of the report: `3 ignored`, `4 in the baseline`. Empty if nothing is. */
  readonly left: readonly string[];
}

/** Returns the numbers of a report with their nouns. */
export function checkCounts({ problems, pages, files, links, ignored, inBaseline }: CheckReport): CheckCounts {
  const found = problemCounts(problems).map(({ text }) => text);
  return {
    seen: [countedText(pages, 'page'), countedText(files, 'file'), countedText(links, 'link')],
    found: found.length === 0 ? ['no errors'] : found,
    left: [
      ...(ignored === 0 ? [] : [`${ignored.toLocaleString('en-US')} ignored`]),
      ...(inBaseline === 0 ? [] : [`${inBaseline.toLocaleString('en-US')} in the baseline`]),
    ],
  };
}
