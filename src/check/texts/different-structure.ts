import { groupBy } from '../../shared/group-by.ts';
import type { Problem } from '../../shared/problem.ts';
import type { SourceText } from './source-text.ts';
import type { TextRange } from './text-mask.ts';
import { type SectionPart, sectionsOf, type TextSection } from './text-sections.ts';
import type { TranslatedText } from './translation-rule.ts';

/** A difference between a translation and its source. */
interface Difference {
  readonly title: string;
  /** Place in the translation. */
  readonly range: TextRange;
  /** Says where the same is in the source. */
  readonly hint: string;
}

/**
 * Returns the first difference in structure between a translation and its source, as a list of one
 * problem: headings, or what a section has of code, links, pictures, placeholders and admonitions.
 */
export function differentStructure({ text, original }: TranslatedText): readonly Problem[] {
  const [own, theirs] = [sectionsOf(text), sectionsOf(original)];
  const pairs = { own, theirs, original };
  const difference = differentHeading(pairs) ?? differentPart(pairs);
  if (difference === null) return [];
  const { title, hint, range } = difference;
  return [{ severity: 'warning', code: 'different-structure', title, hint, ...text.placeOf(range) }];
}

interface Pairs {
  readonly own: readonly TextSection[];
  readonly theirs: readonly TextSection[];
  readonly original: SourceText;
}

function differentHeading({ own, theirs, original }: Pairs): Difference | null {
  const count = Math.max(own.length, theirs.length);
  const index = Array.from({ length: count }).findIndex((_, each) => own[each]?.depth !== theirs[each]?.depth);
  if (index === -1) return null;
  const [here, there] = [own[index], theirs[index]];
  const nearest = here ?? own.at(-1);
  const range = nearest?.heading ?? { start: 0, end: 0 };
  if (!there) {
    const last = theirs.at(-1)?.heading ?? { start: 0, end: 0 };
    const title = 'This translation has a heading that its source lacks';
    return { title, range, hint: `The last heading of the source is in ${placeIn(original, last)}.` };
  }
  const heading = `\`${textOf(original, there.heading)}\``;
  const title = here
    ? `A heading of level ${here.depth} stands where the source has one of level ${there.depth}`
    : 'This translation lacks a heading of its source';
  return { title, range, hint: `The source has ${heading} in ${placeIn(original, there.heading)}.` };
}

function differentPart({ own, theirs, original }: Pairs): Difference | null {
  for (const [index, here] of own.entries()) {
    const there = theirs[index];
    if (!there) continue;
    const [ofHere, ofThere] = [countedParts(here), countedParts(there)];
    for (const key of new Set([...ofThere.keys(), ...ofHere.keys()])) {
      const [mine, other] = [ofHere.get(key) ?? [], ofThere.get(key) ?? []];
      const missing = other[mine.length];
      if (missing) {
        const title = `This section lacks ${nameOf(missing)} of its source`;
        return { title, range: here.heading, hint: `It is in ${placeIn(original, missing.range)}.` };
      }
      const added = mine[other.length];
      if (added) {
        const title = `This section has ${nameOf(added)} that its source lacks`;
        return {
          title,
          range: added.range,
          hint: `The section of the source is in ${placeIn(original, there.heading)}.`,
        };
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
  return kind === 'placeholder' ? `the placeholder \`${name}\`` : `${article} ${kind} (\`${name}\`)`;
}

function placeIn({ file, placeOf }: SourceText, range: TextRange): string {
  return `line ${placeOf(range).line} of \`${file}\``;
}

function textOf({ source }: SourceText, { start, end }: TextRange): string {
  return source.slice(start, end).replaceAll('`', '').replace(/\s+/g, ' ');
}
