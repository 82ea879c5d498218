/** Lines between two markers, the markers left out. */
export interface Region {
  readonly name: string;
  /** Index of the first line. */
  readonly start: number;
  /** Index after the last line. */
  readonly end: number;
}

// `// #region a`, `/* #region a */`, `<!-- #region a -->`, `# region a`, `-- #region a`, `(*
// #region a *)`, `#Region a` …
const marker =
  /^(?:\/\/|\/\*+|<!--|\{\/\*|--|#|;+|%+|\(\*|::|rem\b|'|")? ?#? ?(?:pragma )?(end ?)?region\b:? ?([\w.*-]{0,200})/i;

/** Looks for a marker; runs of blanks count as one. */
function findMarker(line: string): RegExpExecArray | null {
  return /region/i.test(line) ? marker.exec(line.trim().replace(/\s+/g, ' ')) : null;
}

/** Tells whether a line begins or ends a region. */
export function isRegionMarker(line: string): boolean {
  return findMarker(line) !== null;
}

/**
 * Returns the regions of a text in the order in which they begin; one that is not closed goes on to
 * the end.
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
    // A name says which one ends, where regions overlap.
    const named = open.findLastIndex((region) => region.name === name);
    const [ended] = open.splice(named < 0 ? open.length - 1 : named, 1);
    if (ended) ended.end = index;
  }
  return found.filter(({ name }) => name !== '');
}
