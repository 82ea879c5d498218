import { pageFormat } from '../../content/page-file.ts';
import type { ParseText } from '../../markdown/text-parser.ts';
import type { Problem } from '../../shared/problem.ts';
import { headingIdFix } from '../fix/heading-id-fix.ts';
import { writtenHeadings } from '../fix/written-headings.ts';

/**
 * Returns the problem of a heading without an id of its own, with the id to write; null if its
 * source has one. `text` is that of its file.
 */
export function withHeadingId(problem: Problem, text: string, parse: ParseText): Problem | null {
  const { file = '', line, target } = problem;
  if (line === undefined || target === undefined) return null;
  const format = pageFormat(file);
  const headings = format === 'component' ? [] : writtenHeadings(text, format, parse);
  const heading = headings.find((each) => each.line === line);
  if (heading && heading.idStart !== heading.end) return null;
  const fix = heading ? headingIdFix(text, heading, { id: target }) : null;
  return fix ? { ...problem, fix } : problem;
}
