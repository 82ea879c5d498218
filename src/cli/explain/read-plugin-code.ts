import { resolve } from 'node:path';
import { collectionTypes } from '../../collections/collection-types.ts';
import { loadSiteConfig } from '../../pipeline/read-site-config.ts';
import { suggest } from '../../shared/nearest.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { Explanation } from '../../system/read-explanation.ts';

/**
 * Returns what a plugin of the site in `root` says about one of its codes. Throws a `DocsgenError`
 * if no plugin has the code, or if the configuration is missing or wrong.
 */
export async function readPluginCode(name: string, root: string): Promise<Explanation> {
  const { plugins } = await loadSiteConfig(resolve(root), collectionTypes);
  const known = plugins.plugins.flatMap(({ plugin }) =>
    Object.entries(plugin.codes ?? {}).map(([code, { title, help }]): Explanation => {
      return { code: `${plugin.name}/${code}`, title: title.replace(/\.$/, ''), text: help.trim() };
    }),
  );
  const found = known.find(({ code }) => code === name);
  if (found) return found;
  const title = `No plugin of the site has the error code \`${name}\``;
  const codes = known.map(({ code }) => code);
  const hint = suggest(name, codes, 'codes of plugins');
  throw new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
