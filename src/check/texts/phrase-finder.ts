import type { ProblemFix } from '../../shared/problem.ts';
import type { SourceText } from './source-text.ts';
import type { TextRange } from '../../shared/text-range.ts';

/** What is written instead of words and phrases; null if the writer must find that. */
export type Phrases = Readonly<Record<string, string | null>>;

/** A word or phrase in a text. */
export interface FoundPhrase {
  readonly range: TextRange;
  /** As it is written there. */
  readonly written: string;
  /** In the letter case of what it replaces; null for none. */
  readonly replacement: string | null;
  readonly fix: ProblemFix | null;
}

/** Returns a function that finds whole words and phrases in a text, in their order. */
export function createPhraseFinder(phrases: Phrases): (text: SourceText) => readonly FoundPhrase[] {
  const names = Object.keys(phrases);
  const replacements = new Map(names.map((name) => [normal(name), phrases[name] ?? null]));
  const exact = names.filter((name) => /\p{Lu}/u.test(name));
  const others = names.filter((name) => !exact.includes(name));
  const expressions = [createExpression(exact, 'gu'), createExpression(others, 'giu')].flatMap((each) => each ?? []);
  return (text) =>
    expressions
      .flatMap((expression) => [...text.words.matchAll(expression)])
      .toSorted((one, other) => one.index - other.index)
      .map(({ 0: match, index }) => {
        const range = { start: index, end: index + match.length };
        const written = text.source.slice(range.start, range.end);
        const key = normal(match);
        const known = replacements.get(key) ?? replacements.get(key.toLowerCase()) ?? null;
        const replacement = known === null || exact.includes(key) ? known : inCaseOf(written, known);
        return { range, written: normal(match), replacement, fix: fixOf(text, range, replacement) };
      });
}

/** Between the words of a phrase may be the end of a line, the mark of a quote, and other marks. */
const gap = String.raw`[\s>\uE001]+`;

function createExpression(phrases: readonly string[], flags: string): RegExp | null {
  if (phrases.length === 0) return null;
  // The longest first: `log in to` before `log in`.
  const alternatives = phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.trim().split(/\s+/).map(escape).join(gap));
  // Parts of names, paths and addresses are no words.
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}_/@\uE002]|[\p{L}\p{N}]\.)(?:${alternatives.join('|')})(?![\p{L}\p{N}\p{M}_/@\uE002]|\.[\p{L}\p{N}])`,
    flags,
  );
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function normal(phrase: string): string {
  return phrase.replace(new RegExp(gap, 'g'), ' ').trim();
}

/**
 * Returns a replacement that begins with a capital letter, or has only such, like what it replaces.
 */
function inCaseOf(written: string, replacement: string): string {
  const first = written.charAt(0);
  const isCapital = first !== first.toLowerCase();
  if (!isCapital) return replacement;
  if (written === written.toUpperCase() && written !== written.toLowerCase()) return replacement.toUpperCase();
  return replacement.charAt(0).toUpperCase() + replacement.slice(1);
}

function fixOf(text: SourceText, range: TextRange, replacement: string | null): ProblemFix | null {
  const before = text.source.slice(range.start, range.end);
  // What has markup inside, or ends in another line, is for the writer.
  if (replacement === null || before.includes('\n') || text.words.slice(range.start, range.end) !== before) return null;
  const { line, column } = text.placeOf(range);
  return { line, column, before, after: replacement };
}
