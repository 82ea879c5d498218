/** What a locale does not write, each with what it writes instead. */
export type Wrong = Readonly<Record<string, string>>;

/** How the pages name a thing in Spanish and Portuguese. */
export interface Term {
  readonly es: string;
  readonly pt: string;
  readonly not?: { readonly es?: Wrong; readonly pt?: Wrong };
  readonly note?: string;
}

/** Terms by their English name. */
export type Terms = Readonly<Record<string, Term>>;
