import { type Dirent, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { suggest } from '../shared/nearest.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import { replaceable } from '../theme/replaceable.ts';
import { slotNames } from '../theme/slots/slot-names.ts';
import { checkContract } from './check-contract.ts';
import { pathFrom } from '../system/path-from.ts';

/**
 * The files that change the theme of a site. All paths are absolute. Where several folders have a
 * file of the same name, that of the most important folder comes first.
 */
export interface Overrides {
  /** The folders that were searched, the most important one first. */
  readonly folders: readonly string[];
  /** Files that replace components, by the component's name. */
  readonly components: ReadonlyMap<string, readonly string[]>;
  /** Files that fill slots, by the slot's name. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
  /** Components of own navbar items, by the name of the file. */
  readonly navbarItems: ReadonlyMap<string, readonly string[]>;
  /** The modules with components for all pages. */
  readonly mdxComponents: readonly string[];
}

/** The overrides of a site that changes nothing. */
export const noOverrides: Overrides = {
  folders: [],
  components: new Map(),
  slots: new Map(),
  navbarItems: new Map(),
  mdxComponents: [],
};

/** The overrides of a site, with mistakes in the names of its files. */
export interface FoundOverrides {
  /** Null if the site changes nothing. */
  readonly overrides: Overrides | null;
  readonly problems: readonly Problem[];
}

/** Name of the module with components for all pages, without its extension. */
const mdxName = 'mdx-components';
const isModule = /^[^.]+\.[jt]sx?$/;

/** What one folder contributes: the kind of each file decides where it belongs. */
interface Kind {
  /** Relative to the folder with the overrides. */
  readonly folder: string;
  /** The names that files may have; null if a file may have any name of a component. */
  readonly known: readonly string[] | null;
  /** What one file is, and what all are, in messages. */
  readonly what: string;
  readonly all: string;
}

const kinds = {
  components: { folder: '', known: [...Object.keys(replaceable), mdxName], what: 'component', all: 'components' },
  slots: { folder: 'slots', known: slotNames, what: 'slot', all: 'slots' },
  navbarItems: { folder: 'navbar', known: null, what: 'component', all: 'navbar items' },
} as const satisfies Readonly<Record<string, Kind>>;

/**
 * Returns the files of these folders that change the theme, and a problem for each file whose name
 * is wrong. The most important folder comes first.
 */
export function findOverrides(root: string, folders: readonly string[]): FoundOverrides {
  const problems: Problem[] = [];
  const find = (kind: Kind): ReadonlyMap<string, readonly string[]> => {
    const found = folders.map((folder) => findIn(root, join(folder, kind.folder), kind));
    problems.push(...found.flatMap((each) => each.problems));
    const names = new Set(found.flatMap(({ files }) => [...files.keys()]));
    return new Map([...names].map((name) => [name, found.flatMap(({ files }) => files.get(name) ?? [])]));
  };
  const files = find(kinds.components);
  const mdxComponents = files.get(mdxName) ?? [];
  const components = new Map([...files].filter(([name]) => name !== mdxName));
  const [slots, navbarItems] = [find(kinds.slots), find(kinds.navbarItems)];
  for (const [name, chain] of components) problems.push(...chain.flatMap((file) => checkContract(root, name, file)));
  const isEmpty = files.size + slots.size + navbarItems.size === 0;
  return { overrides: isEmpty ? null : { folders, components, slots, navbarItems, mdxComponents }, problems };
}

interface FoundFiles {
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

function findIn(root: string, folder: string, kind: Kind): FoundFiles {
  const { known, what } = kind;
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  for (const entry of entriesOf(folder)) {
    const isFile = entry.isFile() || entry.isSymbolicLink();
    // A name with a further dot, such as `Footer.test.tsx`, is no component.
    if (!isFile || !isModule.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const { name } = parse(path);
    const report = (code: 'unknown-override' | 'duplicate-override', title: string, hint: string) =>
      problems.push(asProblem({ code, title, hint, file: pathFrom(root, path) }));
    const isKnown = known === null ? /^[A-Z]\w*$/.test(name) : known.includes(name);
    const other = files.get(name);
    const title =
      known === null ? `\`${name}\` is not the name of a component` : `The theme has no ${what} \`${name}\``;
    if (!isKnown) report('unknown-override', title, unknownHint(name, kind));
    else if (other !== undefined)
      report('duplicate-override', `\`${name}\` has two files`, `Keep this one or ${parse(other).base}.`);
    else files.set(name, path);
  }
  return { files, problems };
}

function unknownHint(name: string, { known, all }: Kind): string {
  if (known === null) return 'A component begins with a capital letter: rename the file.';
  if (all === kinds.components.all && slotNames.includes(name)) return 'It is a slot: move the file to theme/slots/.';
  return `${suggest(name, known, all)} Other modules belong in a folder with another name, such as theme/parts/.`;
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
