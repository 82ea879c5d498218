import { maxWeight } from '../format/format.ts';
import type { PageText } from '../text/page-text.ts';
import { countTerms, smallTerms } from '../text/words.ts';

/**
 * The index data of one page: each of its terms once, with its weight. It depends only on the text
 * and the summary of the page.
 */
export interface PageRecord {
  readonly terms: readonly string[];
  /** The weight of the term at the same index, from 1 to `maxWeight`. */
  readonly weights: Uint8Array;
}

/**
 * The number of words of an average page. It is a constant, so that the record of a page does not
 * depend on other pages.
 */
const averageLength = 400;
/** Boosts for words of the title and of headings, relative to a word of the text. */
const [titleBoost, headingBoost] = [7, 2];
/**
 * The parameters k1 and b of BM25: how soon another occurrence adds little, and how much a long
 * text reduces the score.
 */
const [saturation, lengthShare] = [1.2, 0.6];
const maxStrength = 20;

/** The metadata of a page. */
export interface PageSummary {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
}

/** Returns the index data of a page. */
export function createPageRecord({ title, description, keywords }: PageSummary, text: PageText): PageRecord {
  const inText = countTerms([description ?? '', ...text.map(({ text: body }) => body)].join('\n'));
  let length = 0;
  for (const times of inText.values()) length += times;
  const strengths = new Map<string, number>();
  const dampening = saturation * (1 - lengthShare + (lengthShare * length) / averageLength);
  const strengthOf = (times: number) => (times * (saturation + 1)) / (times + dampening);
  for (const [term, times] of inText) strengths.set(term, strengthOf(times));
  for (const term of smallTerms(text.map(({ code }) => code).join('\n'))) {
    if (!strengths.has(term)) strengths.set(term, strengthOf(1));
  }
  for (const section of text.slice(1)) boost(strengths, section.title, headingBoost);
  for (const keyword of keywords) boost(strengths, keyword, headingBoost);
  boost(strengths, title, titleBoost);
  return {
    terms: [...strengths.keys()],
    weights: Uint8Array.from(strengths.values(), weightOf),
  };
}

/**
 * A title with fewer words gives each word a higher score. Its single letters and signs do not
 * count.
 */
function boost(strengths: Map<string, number>, title: string, by: number): void {
  const words = countTerms(title);
  const share = by / Math.sqrt(Math.max(1, words.size));
  for (const term of new Set([...words.keys(), ...smallTerms(title)])) {
    strengths.set(term, (strengths.get(term) ?? 0) + share);
  }
}

/**
 * Returns the weight for a strength. The scale is logarithmic, because only a coarse order is
 * needed.
 */
function weightOf(strength: number): number {
  const weight = Math.round((maxWeight * Math.log1p(strength)) / Math.log1p(maxStrength));
  return Math.min(maxWeight, Math.max(1, weight));
}
