/** The kinds of callout, as the theme knows them. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

const kindByName: ReadonlyMap<string, AdmonitionKind> = new Map<string, AdmonitionKind>([
  ...admonitionKinds.map((kind) => [kind, kind] as const),
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
]);

/** Every name that a callout answers to, aliases last. */
export const admonitionNames: readonly string[] = [...kindByName.keys()];

/** Returns the kind that a name or alias stands for, undefined where it stands for none. */
export function admonitionKind(name: string): AdmonitionKind | undefined {
  return kindByName.get(name);
}
