/** What a code block's opening line says after the language. */
export interface CodeMeta {
  readonly title: string | null;
  /** Numbers of the highlighted lines, from 1. */
  readonly highlighted: ReadonlySet<number>;
}

const mostLines = 10_000;

/** Returns the title (`title="…"`) and the highlighted lines (`{1,4-6}`) of a meta string; the rest means nothing. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const withoutTitle = title ? meta.replace(title[0], ' ') : meta;
  const ranges = /\{([\d,\s-]+)\}/.exec(withoutTitle)?.[1] ?? '';
  return { title: title?.[1] ?? title?.[2] ?? null, highlighted: new Set(ranges.split(',').flatMap(parseRange)) };
}

function parseRange(range: string): readonly number[] {
  const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range);
  if (!match) return [];
  const first = Number(match[1]);
  const last = Math.min(Number(match[2] ?? first), first + mostLines);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
