import { suggest } from '../../shared/nearest.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { locateKey } from '../yaml-source.ts';
import type { TaggedEntry, TaggedSet } from './tag-set.ts';

/**
 * Returns a problem for each word among the tags of an entry that is not declared: it is probably
 * misspelled. Inherited tags are reported only at the original. `declared` is null for a collection
 * without `tags.yml`.
 */
export function undeclaredTags(entry: TaggedEntry, declared: TaggedSet['tags'] | null): readonly Problem[] {
  if (declared === null) return [];
  const { frontMatter, source, yaml } = entry;
  const tags = [...new Set(frontMatter.tags ?? [])];
  return tags.flatMap((tag, index): readonly Problem[] => {
    if (typeof tag !== 'string' || declared.has(tag)) return [];
    const place = locateKey(yaml, ['tags', index]);
    if (place === null) return [];
    const title = `The tag \`${tag}\` is not in tags.yml`;
    const hint = `${suggest(tag, [...declared.keys()], 'declared tags')} Readers see it as it is written here.`;
    return [asProblem({ code: 'undeclared-tag', title, hint, file: source.file, ...place, target: tag })];
  });
}
