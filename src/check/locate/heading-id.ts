import type { Problem } from '../../shared/problem.ts';
import { headingIdFix } from '../fix/heading-id-fix.ts';

/**
 * Returns the problem of a heading without an id of its own, with the id to write; null if its source
 * has one. `text` is that of its file.
 */
export function withHeadingId(problem: Problem, text: string): Problem | null {
  const { line, target } = problem;
  if (line === undefined || target === undefined) return null;
  const written = text.split(/\r?\n/)[line - 1] ?? '';
  if (/\{#[^}]*\}/.test(written)) return null;
  const fix = headingIdFix(text, line, target);
  return fix ? { ...problem, fix } : problem;
}
