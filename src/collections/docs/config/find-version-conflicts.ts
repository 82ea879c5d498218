import type { ConfigConflict } from '../../../config/collection-schema.ts';
import type { DocsCollectionConfig } from './fields.ts';
import { resolveVersions } from './resolve-versions.ts';

/** Returns the versions of a docs collection that have the name or the path of one before them. */
export function findVersionConflicts(key: string, options: DocsCollectionConfig): readonly ConfigConflict[] {
  const { versions } = resolveVersions(key, options);
  return versions.flatMap(({ name, path }, index): readonly ConfigConflict[] => {
    const earlier = versions.slice(0, index);
    if (earlier.some((other) => other.name === name)) {
      const title = `Two versions of \`${key}\` have the name \`${name}\``;
      return [{ path: ['versions', index, 'name'], title, hint: 'Give one of them another name, or remove it.' }];
    }
    const owner = earlier.find((other) => other.path === path);
    if (!owner) return [];
    const title = `The versions \`${owner.name}\` and \`${name}\` of \`${key}\` have the same path, "${path}"`;
    return [{ path: ['versions', index, 'path'], title, hint: hintFor(path) }];
  });
}

function hintFor(path: string): string {
  return path === ''
    ? 'Only one version has the short addresses: the one that `lastVersion` names, or else the first. Give each other version a `path`.'
    : 'Give each version its own `path`.';
}
