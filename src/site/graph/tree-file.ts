import type { Docs } from './docs.ts';

/** Returns the file that holds the whole tree of a long sidebar, relative to the output folder. Its name does not change with its content. */
export function treeFile({ set, sidebars }: Docs, name: string): string {
  const number = [...sidebars.keys()].indexOf(name);
  return `assets/sidebars/${set.locale.name}/${set.collection.key}@${set.version.name}/${number}.html`;
}
