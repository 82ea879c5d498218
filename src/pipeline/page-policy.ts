import { createHash } from 'node:crypto';
import { hashesOfTags, isScript } from '../bundler/hashes-of-tags.ts';
import type { PageAssets } from '../render/document.tsx';
import type { HeadTag } from '../shared/head-tag.ts';
import { addHashes } from '../shared/policy-sources.ts';

/**
 * Returns what a page needs if it has scripts or styles of its own: a policy that allows them, and
 * a build id of its own, so that client navigation loads the page as a whole. Empty for other
 * pages.
 */
export function policyOfPage(
  { policy, buildId }: Pick<PageAssets, 'policy' | 'buildId'>,
  own: readonly HeadTag[],
): Partial<Pick<PageAssets, 'policy' | 'buildId'>> {
  const code = own.filter((tag) => tag.tag === 'style' || isScript(tag));
  if (code.length === 0) return {};
  const { scripts, styles } = hashesOfTags(code);
  const id = createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 12);
  return {
    policy: addHashes(addHashes(policy, 'script-src', scripts), 'style-src', styles),
    buildId: `${buildId}-${id}`,
  };
}
