import { groupBy } from '../../shared/group-by.ts';
import type { TextRange } from '../../shared/text-range.ts';
import { type ParsedText, type SectionPart, sectionsOf, type TextSection } from './text-sections.ts';

/** A difference in structure between a translation and its source. */
export interface StructureDifference {
  readonly title: string;
  /** Place in the translation. */
  readonly range: TextRange;
  /** Place in the source. */
  readonly sourceRange: TextRange;
  /** What the source has at its place, as the beginning of a sentence that ends with that place. */
  readonly about: string;
}

/**
 * Returns the first difference in structure between a translation and its source: in headings, or
 * in what a section has of code, tables, links, pictures, placeholders and admonitions. Null for
 * none.
 */
export function compareStructure(text: ParsedText, original: ParsedText): StructureDifference | null {
  const [own, theirs] = [sectionsOf(text), sectionsOf(original)];
  return differentHeading({ own, theirs, original }) ?? differentPart({ own, theirs });
}

interface Pairs {
  readonly own: readonly TextSection[];
  readonly theirs: readonly TextSection[];
}

const nowhere: TextRange = { start: 0, end: 0 };

function differentHeading({
  own,
  theirs,
  original,
}: Pairs & { readonly original: ParsedText }): StructureDifference | null {
  const count = Math.max(own.length, theirs.length);
  const index = Array.from({ length: count }).findIndex((_, each) => own[each]?.depth !== theirs[each]?.depth);
  if (index === -1) return null;
  const [here, there] = [own[index], theirs[index]];
  const range = (here ?? own.at(-1))?.heading ?? nowhere;
  if (!there) {
    const sourceRange = theirs.at(-1)?.heading ?? nowhere;
    const title = 'This translation has a heading that its source lacks';
    return { title, range, sourceRange, about: 'The last heading of the source is in' };
  }
  const title = here
    ? `A heading of level ${here.depth} stands where the source has one of level ${there.depth}`
    : 'This translation lacks a heading of its source';
  const about = `The source has \`${textOf(original, there.heading)}\` in`;
  return { title, range, sourceRange: there.heading, about };
}

function differentPart({ own, theirs }: Pairs): StructureDifference | null {
  for (const [index, here] of own.entries()) {
    const there = theirs[index];
    if (!there) continue;
    const [ofHere, ofThere] = [countedParts(here), countedParts(there)];
    for (const key of new Set([...ofThere.keys(), ...ofHere.keys()])) {
      const [mine, other] = [ofHere.get(key) ?? [], ofThere.get(key) ?? []];
      const missing = other[mine.length];
      if (missing) {
        const title = `This section lacks ${nameOf(missing)} of its source`;
        return { title, range: here.heading, sourceRange: missing.range, about: 'It is in' };
      }
      const added = mine[other.length];
      if (added) {
        const title = `This section has ${nameOf(added)} that its source lacks`;
        const about = 'The section of the source is in';
        return { title, range: added.range, sourceRange: there.heading, about };
      }
    }
  }
  return null;
}

function countedParts({ parts }: TextSection): ReadonlyMap<string, readonly SectionPart[]> {
  return groupBy(parts, ({ kind, name }) => `${kind} ${name}`);
}

function nameOf({ kind, name }: SectionPart): string {
  const article = kind === 'admonition' ? 'an' : 'a';
  if (name === '') return `${article} ${kind}`;
  if (kind === 'placeholder') return `the placeholder \`${name}\``;
  const written = kind === 'table row' ? name : `\`${name.replaceAll('`', "'")}\``;
  return `${article} ${kind} (${written})`;
}

function textOf({ source }: ParsedText, { start, end }: TextRange): string {
  return source.slice(start, end).replaceAll('`', '').replace(/\s+/g, ' ');
}
