import type { StringKey } from '../../shared/strings/en.ts';

/** A text for each plural category of a language, such as `{ one: '…', other: '…' }`. */
export type PluralFields = { [Category in Intl.LDMLPluralRule]?: string | undefined };

/**
 * The strings of one language, by key: those of docsgen, which begin with `theme.`, and those that
 * the site's components use, such as `player.play`.
 */
export type StringsFields = {
  [Key in StringKey | `${string}.${string}`]?: string | PluralFields | undefined;
};
