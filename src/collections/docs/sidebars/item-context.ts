import type { Config } from '../../../config/config.ts';
import { suggest } from '../../../shared/nearest.ts';
import type { Problem } from '../../../shared/problem.ts';
import { type Doc, type DocSet, setName } from '../content/doc-set.ts';

/** A path in the configuration. */
export type Path = readonly PropertyKey[];

/** What the entries of a sidebar are resolved with. */
export interface ItemContext {
  readonly config: Config;
  readonly set: DocSet;
  /** Collects the mistakes of one set. */
  readonly problems: Problem[];
  /** Keys given to categories, with the paths of these. */
  readonly keys: Map<string, string>;
}

/** Returns a doc by the id that the configuration names; null for a draft. Reports an unknown id. */
export function findDoc({ set, config, problems }: ItemContext, id: string, path: Path): Doc | null {
  const doc = set.entries.find((candidate) => candidate.id === id);
  if (doc || set.draftIds.includes(id)) return doc ?? null;
  const ids = set.entries.map((candidate) => candidate.id).toSorted();
  const title = `The sidebar names the doc \`${id}\`, which does not exist in ${setName(set)}`;
  problems.push({
    severity: 'error',
    code: 'unknown-doc',
    title,
    hint: suggest(id, ids, 'available ids'),
    file: config.file,
    ...config.locate(path),
  });
  return null;
}

/** Reports a mistake in the configuration. */
export function report(
  { config, problems }: ItemContext,
  path: Path,
  mistake: Pick<Problem, 'code' | 'title'> & { readonly hint: string },
): void {
  problems.push({ severity: 'error', ...mistake, file: config.file, ...config.locate(path) });
}
