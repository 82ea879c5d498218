import { heaviest } from '../format/format.ts';
import type { PageText } from '../text/page-text.ts';
import { countTerms, readWords } from '../text/words.ts';

/** What the index holds of a page: each of its terms once, with its weight. A function of its text and summary. */
export interface PageRecord {
  readonly terms: readonly string[];
  /** Of the term at the same place, from 1 to `heaviest`. */
  readonly weights: Uint8Array;
}

/** Words of a page of usual length. It is fixed, so that the record of one page says nothing of the others. */
const usualLength = 400;
/** How much a title says for the page, and a heading in it, beside a word of the text. */
const [titleBoost, headingBoost] = [7, 2];
/** How soon another occurrence adds little, and how much a long text counts against a word in it (as in BM25). */
const [saturation, lengthShare] = [1.2, 0.6];
const strongest = 20;

/** What a page says of itself, beside its text. */
export interface PageSummary {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
}

/** Returns the record of a page. */
export function createPageRecord({ title, description, keywords }: PageSummary, text: PageText): PageRecord {
  const inText = countTerms([description ?? '', ...text.map(({ text: body }) => body)].join('\n'));
  let length = 0;
  for (const times of inText.values()) length += times;
  const strengths = new Map<string, number>();
  const dampening = saturation * (1 - lengthShare + (lengthShare * length) / usualLength);
  for (const [term, times] of inText) strengths.set(term, (times * (saturation + 1)) / (times + dampening));
  for (const section of text.slice(1)) boost(strengths, section.title, headingBoost);
  for (const keyword of keywords) boost(strengths, keyword, headingBoost);
  boost(strengths, title, titleBoost);
  return {
    terms: [...strengths.keys()],
    weights: Uint8Array.from(strengths.values(), weightOf),
  };
}

/** The fewer words a title has, the more each says. */
function boost(strengths: Map<string, number>, title: string, by: number): void {
  const terms = new Set(Array.from(readWords(title), ({ term }) => term));
  const share = by / Math.sqrt(terms.size);
  for (const term of terms) strengths.set(term, (strengths.get(term) ?? 0) + share);
}

/** Returns the weight of a strength; its scale is logarithmic, as it need only tell more from less. */
function weightOf(strength: number): number {
  const weight = Math.round((heaviest * Math.log1p(strength)) / Math.log1p(strongest));
  return Math.min(heaviest, Math.max(1, weight));
}
