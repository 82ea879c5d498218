import type { ProblemFix } from '../../shared/problem.ts';

/**
 * Returns the fix that says of a decoration that it is one, `alt=""` in its tag `<img>`; null if
 * the tag does not begin at this place. Decorations are pictures that programs are told to skip.
 */
export function decorationFix(text: string, line: number, column: number): ProblemFix | null {
  const written = (text.split(/\r?\n/)[line - 1] ?? '').slice(column - 1);
  const tag = /^<img(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/i.exec(written)?.[0] ?? '';
  const isSkipped = /\s(?:role=["']?(?:presentation|none)\b|aria-hidden=["'{]*true\b)/i.test(tag);
  if (!isSkipped || /\salt\b/i.test(tag)) return null;
  return { line, column: column + '<img'.length, before: '', after: ' alt=""' };
}
