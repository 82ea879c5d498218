/** The kinds of special lines in a code block. The name is also the CSS class of the line. */
export const lineKinds = ['highlighted', 'added', 'removed', 'focused', 'error', 'warning'] as const;

export type LineKind = (typeof lineKinds)[number];

const kindByName: ReadonlyMap<string, LineKind> = new Map<string, LineKind>([
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['mark', 'highlighted'],
  ['++', 'added'],
  ['add', 'added'],
  ['ins', 'added'],
  ['--', 'removed'],
  ['remove', 'removed'],
  ['del', 'removed'],
  ['focus', 'focused'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

/** The names that authors can use for the kinds. */
export const lineKindNames: readonly string[] = [...kindByName.keys()];

/** Returns the line kind for a name or alias, or undefined for an unknown name. */
export function lineKind(name: string): LineKind | undefined {
  return kindByName.get(name);
}
