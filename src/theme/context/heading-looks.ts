import { createContext } from 'react';

/** What is around a text decides how its headings look. */
export interface HeadingLooks {
  /** Returns the classes of a heading with these words; null for none. */
  readonly classOf: (words: string) => string | null;
  /** How many levels lower the headings are than in the text. */
  readonly levelsDown: number;
}

/** Null for headings as they are written. */
export const HeadingLooksContext = createContext<HeadingLooks | null>(null);
