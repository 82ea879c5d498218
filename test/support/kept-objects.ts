import type * as gitObjects from '../../src/system/git-objects.ts';

type Git = Pick<typeof gitObjects, 'listTree' | 'readObjects'>;

/**
 * Returns functions that read a repository as the given ones do, and ask git once for each
 * question. What has an id never changes, and a start of git takes longer than the rest of a small
 * build.
 */
export function keepObjects(git: Git): Git {
  const trees = new Map<string, ReturnType<Git['listTree']>>();
  const objects = new Map<string, ReturnType<Git['readObjects']>[number]>();
  return {
    listTree: (folder, id, isDeep) => {
      const key = `${id} ${isDeep}`;
      const entries = trees.get(key) ?? git.listTree(folder, id, isDeep);
      trees.set(key, entries);
      return entries;
    },
    readObjects: (folder, ids) => {
      const missing = ids.filter((id) => !objects.has(id));
      if (missing.length > 0)
        for (const [index, found] of git.readObjects(folder, missing).entries())
          objects.set(missing[index] ?? '', found);
      return ids.map((id) => objects.get(id) ?? null);
    },
  };
}
