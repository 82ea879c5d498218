/** docsgen's own kinds of special lines in a code block. */
export const lineKinds = ['highlighted', 'added', 'removed', 'focused', 'error', 'warning'] as const;

/**
 * A kind of special lines. It is also the CSS class of the line. A site defines those with `mark-`.
 */
export type LineKind = (typeof lineKinds)[number] | `mark-${string}`;

/** How a kind of lines looks that the site defines. */
export interface LineMark {
  readonly color: 'neutral' | 'note' | 'tip' | 'warning' | 'danger';
  /** A character in the margin, or an empty text. */
  readonly sign: string;
}

/** The kinds of lines that the site defines, by the names that authors write. */
export type LineMarks = Readonly<Record<string, LineMark>>;

/** The kinds of lines that the authors of a site can use. */
export interface LineKinds {
  /** Every name of a kind, with aliases. */
  readonly names: readonly string[];
  /** The names of the kinds that the site defines. */
  readonly siteNames: readonly string[];
  /** Returns the kind for a name or alias, or undefined for an unknown name. */
  readonly kindOf: (name: string) => LineKind | undefined;
}

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

/** Returns the kinds of lines of a site: docsgen's own, and those that the site defines. */
export function createLineKinds(marks: LineMarks): LineKinds {
  const siteNames = Object.keys(marks);
  return {
    names: [...kindByName.keys(), ...siteNames],
    siteNames,
    kindOf: (name) => kindByName.get(name) ?? (Object.hasOwn(marks, name) ? `mark-${name}` : undefined),
  };
}
