import { parseVersion } from './version.ts';

/** A release in a file with all of them. */
export interface ReleasePart {
  /** As it is written, or `unreleased`. */
  readonly version: string;
  /** A day, `unreleased`, or null for none. */
  readonly date: string | null;
  readonly isYanked: boolean;
  /** What else the heading says; null for nothing. */
  readonly title: string | null;
  /** Line of the heading, from 1. */
  readonly line: number;
  /** The lines below the heading, whose headings are one level higher than in the file. */
  readonly text: string;
}

/** A heading that names no release, or one with a date that cannot be read. */
export interface WrongHeading {
  readonly line: number;
  readonly heading: string;
  readonly lacks: 'version' | 'date';
}

/** The releases of a file in the form of Keep a Changelog. */
export interface SplitChangelog {
  readonly releases: readonly ReleasePart[];
  readonly wrong: readonly WrongHeading[];
}

/**
 * Returns the releases of a file in the form of Keep a Changelog, in its order. Each begins with a
 * heading of the second level, such as `## [1.2.0] - 2026-01-31`. What is before the first is left
 * out, and so is `Unreleased` without a text. Definitions of links are put to the texts that use
 * them.
 */
export function splitChangelog(text: string): SplitChangelog {
  const releases: ReleasePart[] = [];
  const wrong: WrongHeading[] = [];
  const { lines, definitions } = readLines(text);
  const starts = lines.flatMap(({ level }, index) => (level === 2 ? [index] : []));
  for (const [at, start] of starts.entries()) {
    const below = lines.slice(start + 1, starts[at + 1]);
    const heading = (lines[start]?.text ?? '').slice(0, longestHeading).replace(/^\s*##\s*|\s+#*\s*$/g, '');
    const found = readHeading(heading);
    if ('lacks' in found) {
      wrong.push({ ...found, heading, line: start + 1 });
      continue;
    }
    const body = below.map(({ text: line, level }) => (level > 2 ? raised(line) : line)).join('\n');
    if (found.version === 'unreleased' && body.trim() === '') continue;
    releases.push({ ...found, line: start + 1, text: withDefinitions(body, definitions) });
  }
  return { releases, wrong };
}

/** In characters. The time of some patterns below grows with the square of the length. */
const longestHeading = 500;

/** Columns stay, so that problems are at their places. Four spaces would begin code. */
function raised(line: string): string {
  return line.replace('#', line.startsWith('   ') ? '' : ' ');
}

interface Line {
  readonly text: string;
  /** Level of a heading; 0 for other lines. */
  readonly level: number;
}

/**
 * Returns the lines without definitions of links, which are returned by their labels in small
 * letters.
 */
function readLines(text: string): {
  readonly lines: readonly Line[];
  readonly definitions: ReadonlyMap<string, string>;
} {
  const definitions = new Map<string, string>();
  // The mark that ends what is open: a code block, or a comment.
  let end: RegExp | null = null;
  const lines = text.split(/\r?\n/).map((line): Line => {
    if (end !== null) {
      if (end.test(line)) end = null;
      return { text: line, level: 0 };
    }
    end = endOf(line);
    if (end !== null) return { text: line, level: 0 };
    const [, label] = /^ {0,3}\[([^\]^][^\]]*)\]:\s*\S/.exec(line) ?? [];
    if (label !== undefined) {
      const key = label.toLowerCase();
      if (!definitions.has(key)) definitions.set(key, line);
      return { text: '', level: 0 };
    }
    return { text: line, level: /^ {0,3}(#{1,6})(?:\s|$)/.exec(line)?.[1]?.length ?? 0 };
  });
  return { lines, definitions };
}

/** Returns the mark that ends what a line begins; null if it begins nothing that goes on. */
function endOf(line: string): RegExp | null {
  const [, fence] = /^\s*(?:[-*+]\s+)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
  if (fence !== undefined) return new RegExp(`^\\s*${fence.charAt(0)}{${fence.length},}\\s*$`);
  return line.lastIndexOf('<!--') > line.lastIndexOf('-->') ? /-->/ : null;
}

function withDefinitions(body: string, definitions: ReadonlyMap<string, string>): string {
  const small = body.toLowerCase();
  const used = [...definitions].filter(([label]) => small.includes(`[${label}]`));
  return used.length === 0 ? body : `${body}\n\n${used.map(([, line]) => line).join('\n')}`;
}

type Heading = Pick<ReleasePart, 'version' | 'date' | 'isYanked' | 'title'>;

/** Returns what a heading says, in any of the forms that are in use. */
function readHeading(heading: string): Heading | Pick<WrongHeading, 'lacks'> {
  const [, linked, plain = '', after = ''] =
    /^\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])?()(.*)$/.exec(heading) ?? /^()(\S+)(.*)$/.exec(heading) ?? [];
  const version = (linked || plain).replace(/[:,]$/, '');
  const isUnreleased = version.toLowerCase() === 'unreleased';
  if (!isUnreleased && parseVersion(version) === null) return { lacks: 'version' };
  const yanked = /\[yanked\]/i;
  const rest = after.replace(yanked, '');
  const [date = null] = /\d{4}-\d{2}-\d{2}(?!\d)|\bunreleased\b/i.exec(rest) ?? [];
  const title = rest
    .replace(date ?? '', '')
    .replace(/\(\s*\)/, '')
    .replace(/^[\s\-–—:,]+|[\s\-–—:,]+$/g, '');
  // Such as `31.01.2026`. A title may have numbers too, but not in this place.
  if (date === null && /^\(?\d+[./-]\d+/.test(title)) return { lacks: 'date' };
  return {
    version: isUnreleased ? 'unreleased' : version,
    date: date?.toLowerCase() ?? null,
    isYanked: yanked.test(after),
    title: title === '' ? null : title,
  };
}
