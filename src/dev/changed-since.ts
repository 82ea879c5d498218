import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../content/list-files.ts';

/** Returns the files of a site's content and `static/` that have changed, come or gone since a time, by their paths relative to its folder; `known` are those that were there then. */
export async function changedSince(
  root: string,
  timeMs: number,
  known: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const gone = new Set(known);
  const changed = new Set<string>();
  for (const folder of ['content', 'static']) {
    for (const name of listFiles(join(root, folder)) ?? []) {
      const file = `${folder}/${name}`;
      const stats = await stat(join(root, file)).catch(() => null);
      if (stats === null) continue;
      gone.delete(file);
      if (stats.ctimeMs >= timeMs) changed.add(file);
    }
  }
  return new Set([...changed, ...gone]);
}
