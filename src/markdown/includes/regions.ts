/** Lines that have a name: those between two markers, or below a heading. */
export interface Region {
  readonly name: string;
  /** Index of the first line. */
  readonly start: number;
  /** Index after the last line. */
  readonly end: number;
}

const comment = String.raw`(?:\/\/|\/\*+|<!--|\{\/\*|--|#|;+|%+|\(\*|::|rem\b|'|")`;
// `// #region a`, `/* #region a */`, `<!-- #region a -->`, `(* #region a *)`, `#Region a` …
const hashMarker = new RegExp(String.raw`^${comment}? ?#(?:pragma )?(end ?)?region\b:? ?([\w.*-]{0,200})`, 'i');
// `# region a`, `// region a`. What has more words is a remark, and `region: eu` is a value.
const plainMarker = new RegExp(
  String.raw`^${comment} ?(end ?)?region\b(?: ([\w.*-]{0,200}))?(?: ?(?:\*\/\}?|-->|\*\)))?$`,
);

/** Searches a line for a marker. Runs of white space count as one space. */
function findMarker(line: string): RegExpExecArray | null {
  if (!/region/i.test(line)) return null;
  const text = line.trim().replace(/\s+/g, ' ');
  return hashMarker.exec(text) ?? plainMarker.exec(text);
}

/** Returns whether a line begins or ends a region. */
export function isRegionMarker(line: string): boolean {
  return findMarker(line) !== null;
}

/**
 * Returns the regions of a text in the order of their start lines. A region that is not closed
 * extends to the end of the text.
 */
export function findRegions(lines: readonly string[]): readonly Region[] {
  const found: { name: string; start: number; end: number }[] = [];
  const open: { name: string; start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const match = findMarker(line);
    if (!match) continue;
    const [, isEnd, name = ''] = match;
    if (isEnd === undefined) {
      const region = { name: name.replace(/[*-]+$/, ''), start: index + 1, end: lines.length };
      found.push(region);
      open.push(region);
      continue;
    }
    // If regions overlap, the name tells which one ends.
    const named = open.findLastIndex((region) => region.name === name);
    const [ended] = open.splice(named < 0 ? open.length - 1 : named, 1);
    if (ended) ended.end = index;
  }
  return found.filter(({ name }) => name !== '');
}
