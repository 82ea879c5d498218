/** How a line of code can be set apart from the others, by the class that it gets. */
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

/** The names that writers give to the kinds. */
export const lineKindNames: readonly string[] = [...kindByName.keys()];

/** Returns the kind of line that a name or alias stands for, undefined where it stands for none. */
export function lineKind(name: string): LineKind | undefined {
  return kindByName.get(name);
}
