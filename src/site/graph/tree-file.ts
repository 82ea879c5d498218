import type { Docs } from './docs.ts';

/**
 * Returns the path of the file with the whole tree of a long sidebar, relative to the output
 * folder. The name does not depend on the content.
 */
export function treeFile({ set, sidebars }: Docs, name: string): string {
  const number = [...sidebars.keys()].indexOf(name);
  return `assets/sidebars/${set.locale.name}/${set.collection.key}@${set.version.name}/${number}.html`;
}
