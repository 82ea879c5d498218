import type { Problem } from '../../shared/problem.ts';

/**
 * Returns the problem of a heading without an id of its own, with the id to write; null if its source
 * has one. `line` is the text of its line.
 */
export function withHeadingId(problem: Problem, line: string): Problem | null {
  if (/\{#[^}]*\}/.test(line)) return null;
  const { line: at, target } = problem;
  const [, text = ''] = /^(.*?)(?:\s+#+)?\s*$/.exec(line) ?? [];
  // A heading in HTML has an attribute for it.
  if (at === undefined || target === undefined || /^\s*</.test(line)) return problem;
  return { ...problem, fix: { line: at, column: text.length + 1, before: '', after: ` {#${target}}` } };
}
