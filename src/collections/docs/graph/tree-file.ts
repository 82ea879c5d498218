import { type Docs, docsKey } from './docs.ts';

/**
 * Returns the path of the file with the whole tree of a long sidebar, relative to the output
 * folder. The name does not depend on the content.
 */
export function treeFile(docs: Docs, name: string): string {
  const number = [...docs.sidebars.keys()].indexOf(name);
  return `assets/sidebars/${docs.set.locale.name}/${docsKey(docs)}/${number}.html`;
}
