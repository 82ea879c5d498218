import type { PageMetadata } from '../../markdown/page/compiled-page.ts';

/** A text in which addresses of links were replaced. */
export interface EditedText {
  readonly text: string;
  /** Number of the replaced addresses. */
  readonly count: number;
}

/** Compiles a text as that of one file. */
export type CompileText = (text: string) => Promise<Pick<PageMetadata, 'references'>>;

/** A place in a text where an address is written. */
interface Occurrence {
  readonly start: number;
  readonly target: string;
}

/** What may be before and after the address of a link, in Markdown and in tags. */
const [before, after] = [/[(<"'`=:\s]$/, /^(?:[)>"'`\s]|$)/];

/**
 * Returns a text in which the addresses of links are replaced, and nothing else: `replacements` are
 * new addresses by old ones. The compiler decides what is a link, so code and front matter stay as
 * they are. Returns null if it cannot be proven that only these links differ.
 */
export async function replaceLinks(
  text: string,
  replacements: ReadonlyMap<string, string>,
  compile: CompileText,
): Promise<EditedText | null> {
  const found = [...replacements.keys()].flatMap((target) => occurrencesOf(text, target));
  const occurrences = found.toSorted((one, other) => one.start - other.start);
  const { references } = await compile(text);
  // Each address is replaced with one of its own. Those that are in a reference then are links.
  const marked = await compile(replaceAt(text, occurrences, (_, index) => markOf(index)));
  if (marked.references.length !== references.length) return null;
  const marks = marked.references.map(({ target }) => target);
  const links = occurrences.filter((_, index) => marks.includes(markOf(index)));
  const result = replaceAt(text, links, ({ target }) => replacements.get(target) ?? target);
  const expected = references.map(({ kind, target }, index) => {
    const isMarked = marks[index] !== target;
    return { kind, target: isMarked ? (replacements.get(target) ?? target) : target };
  });
  const final = (await compile(result)).references.map(({ kind, target }) => ({ kind, target }));
  return JSON.stringify(final) === JSON.stringify(expected) ? { text: result, count: links.length } : null;
}

function markOf(index: number): string {
  return `./docsgen-moved-link-${index}.md`;
}

function occurrencesOf(text: string, target: string): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let start = text.indexOf(target); start >= 0; start = text.indexOf(target, start + target.length)) {
    const isWhole =
      before.test(text.slice(0, start).slice(-1)) &&
      after.test(text.slice(start + target.length, start + target.length + 1));
    if (isWhole) found.push({ start, target });
  }
  return found;
}

function replaceAt(
  text: string,
  occurrences: readonly Occurrence[],
  replace: (occurrence: Occurrence, index: number) => string,
): string {
  let end = 0;
  const parts = occurrences.map((occurrence, index) => {
    const part = text.slice(end, occurrence.start) + replace(occurrence, index);
    end = occurrence.start + occurrence.target.length;
    return part;
  });
  return parts.join('') + text.slice(end);
}
