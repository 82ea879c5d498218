/**
 * Texts of the configuration and of metadata files in other languages: by the name of the locale,
 * and there by what they are in the source language.
 */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a text in one locale; undefined for none. */
export function labelOf(labels: Labels, locale: string, text: string): string | undefined {
  const own = Object.hasOwn(labels, locale) ? labels[locale] : undefined;
  return own && Object.hasOwn(own, text) ? own[text] : undefined;
}

/**
 * Returns a text of the locale `from` in another locale, or in one that this falls back to before
 * `from`; undefined for none.
 */
export function labelIn(
  labels: Labels,
  { name, fallbacks }: { readonly name: string; readonly fallbacks: readonly string[] },
  { text, from }: { readonly text: string; readonly from: string },
): string | undefined {
  const chain = [name, ...fallbacks];
  const near = chain.slice(0, chain.indexOf(from));
  return near.map((each) => labelOf(labels, each, text)).find((label) => label !== undefined);
}
