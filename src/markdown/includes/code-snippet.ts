import { isRegionMarker } from './regions.ts';

const fileMeta = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** The name of the file in the info string of a code block, and the string without it. */
interface NamedFile {
  readonly target: string;
  readonly rest: string;
}

/** Returns the file that the info string of a code block names with `file=`; null for none. */
export function findFile(info: string): NamedFile | null {
  const match = fileMeta.exec(info);
  if (!match) return null;
  return { target: match[1] ?? match[2] ?? match[3] ?? '', rest: info.replace(match[0], ' ').trim() };
}

/** Returns included lines without region markers, and without the indent that all of them share. */
export function cutLines(lines: readonly string[]): string {
  const kept = lines.filter((line) => !isRegionMarker(line));
  const indents = kept.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shortest = indents.toSorted((one, other) => one.length - other.length)[0] ?? '';
  const isShared = indents.every((indent) => indent.startsWith(shortest));
  return kept.map((line) => (isShared ? line.slice(shortest.length) : line)).join('\n');
}

/** The language and the other words of the info string of a code block. */
export interface SnippetInfo {
  /** Null if the line names none. */
  readonly lang: string | null;
  readonly meta: string;
}

/** Longer than any language name with its attributes. */
const longestLanguage = 200;

/**
 * Splits the brackets at the end of a text, which may have brackets in them, from the rest.
 * `inside` is not set if the text has none.
 */
function takeEnd(text: string, open: string, close: string): { readonly before: string; readonly inside?: string } {
  if (!text.endsWith(close)) return { before: text };
  let depth = 0;
  for (let start = text.length - 1; start >= 0; start -= 1) {
    if (text[start] === close) depth += 1;
    if (text[start] === open) depth -= 1;
    if (depth > 0) continue;
    return { before: text.slice(0, start).trimEnd(), inside: text.slice(start + 1, -1) };
  }
  return { before: text };
}

/**
 * Returns the code block that `<<< path#region{1,3 ts:line-numbers} [title]` means, the syntax of
 * VitePress.
 */
export function snippetInfo(line: string): SnippetInfo {
  const { before, inside: title } = takeEnd(line.slice('<<<'.length).trim(), '[', ']');
  const { before: path, inside: braces = '' } = takeEnd(before, '{', '}');
  const ranges = /(?:^|\s)([\d,-]+)(?=\s|$)/.exec(braces)?.[1];
  const [, language = '', attributes = ''] =
    /([a-z][\w+#-]*)?(:[\w:=-]+)?$/i.exec(braces.trim().slice(-longestLanguage)) ?? [];
  const meta = [
    `file="${path}"`,
    ...(ranges === undefined ? [] : [`{${ranges}}`]),
    ...(attributes.includes(':line-numbers') ? ['showLineNumbers'] : []),
    ...(title === undefined ? [] : [`[${title}]`]),
  ];
  return { lang: language === '' ? null : language, meta: meta.join(' ') };
}
