/** The kinds of callout, as the theme knows them; the last three are other names of colors with titles of their own. */
export const admonitionKinds = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'secondary',
  'important',
  'success',
] as const;

/** Returns every name that opens a callout on a site with the given kinds of its own. */
export function admonitionNames(custom: Readonly<Record<string, unknown>>): readonly string[] {
  return [...new Set([...admonitionKinds, ...Object.keys(custom)])];
}
