import { hashOf } from '../system/hash.ts';
import type { FinishedPage, PageAddresses } from './finished-page.ts';

/** A finished page as texts, which are sent between threads and stored without being decoded. */
export interface PackedPage {
  /** All but its frame, as JSON. */
  readonly text: string;
  /** Hash of what decides whether other pages are right that name this one. */
  readonly targetHash: string;
  /** The addresses of each part of its frame as JSON, with their hash: many pages have the same. */
  readonly frame: readonly (readonly [key: string, text: string])[];
}

/** Returns a finished page as texts. */
export function packPage({ frame, ...page }: FinishedPage): PackedPage {
  const { ids, lang, redirect, canonical, alternates } = page;
  return {
    text: JSON.stringify(page),
    targetHash: hashOf(JSON.stringify([ids, lang, redirect, canonical, alternates])),
    frame: frame.map((addresses) => {
      const text = JSON.stringify(addresses);
      return [hashOf(text), text];
    }),
  };
}

/** Returns the page of its texts. The parts of its frame are given. */
export function unpackPage({ text }: Pick<PackedPage, 'text'>, frame: readonly PageAddresses[]): FinishedPage {
  const page: Omit<FinishedPage, 'frame'> = JSON.parse(text);
  return { ...page, frame };
}
