import { suggest } from '../../shared/nearest.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { Route } from '../graph/site.ts';
import type { ReferenceMistake } from './references.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/**
 * Returns the mistake in the hash of an address, given with its `#`, on a component page that has
 * rendered some ids; null for none, and for any other page.
 */
export function findMissingId(
  { outlines }: Pick<CompiledContent, 'outlines'>,
  target: Route,
  hash: string,
  rendered: readonly string[] | undefined,
): ReferenceMistake | null {
  const id = decodeComponent(hash.slice(1).replace(/:~:.*/s, ''));
  const outline = outlines.get(target.entry?.source.file ?? '');
  if (id === '' || id === 'top' || outline?.hasOwnIds !== true || rendered === undefined) return null;
  const ids = [...new Set([...outline.ids, ...rendered])];
  if (ids.includes(id)) return null;
  const title = `There is no \`#${id}\` on ${target.url}`;
  return { code: 'missing-anchor', title, hint: suggest(id, ids, 'ids there') };
}
