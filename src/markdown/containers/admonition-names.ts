/**
 * The built-in kinds of admonitions. The last three reuse colors of other kinds but have their own
 * titles.
 */
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

/** Returns the names of all kinds of admonitions: the built-in kinds and the keys of `custom`. */
export function admonitionNames(custom: Readonly<Record<string, unknown>>): readonly string[] {
  return [...new Set([...admonitionKinds, ...Object.keys(custom)])];
}
