import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginAssets } from '../../config/plugin-assets.ts';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Plugin } from '../contract/plugin.ts';
import type { OpenedModule } from './open-module.ts';
import { pathFrom } from '../../system/path-from.ts';

interface AssetSource {
  readonly plugin: Plugin;
  readonly module: Pick<OpenedModule, 'folder' | 'package'>;
  readonly root: string;
  /** Where the configuration names the plugin. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns the files that a plugin brings for pages; null if it brings none. Throws a `DocsgenError`
 * with a problem for each that does not exist.
 */
export function findAssets({ plugin, module, root, place }: AssetSource): PluginAssets | null {
  const { name, theme, styles = [], client = [] } = plugin;
  if (theme === undefined && styles.length + client.length === 0) return null;
  const problems: Problem[] = [];
  const fromRoot = (path: string) => pathFrom(root, path);
  const find = (hook: string, path: string, kind: 'file' | 'folder'): string => {
    const found = join(module.folder, path);
    if (kindOf(found) !== kind) {
      const title = `\`${hook}\` of the plugin \`${name}\` names \`${path}\`, and there is no such ${kind}`;
      const hint = `The path is relative to the folder of the plugin, ${fromRoot(module.folder) || '.'}/.`;
      problems.push(asProblem({ code: 'missing-file', title, hint, ...place }));
    }
    return fromRoot(found);
  };
  const assets = {
    plugin: name,
    package: module.package === null ? null : fromRoot(module.package),
    theme: theme === undefined ? null : find('theme', theme, 'folder'),
    styles: styles.map((path) => find('styles', path, 'file')),
    scripts: client.map((path) => find('client', path, 'file')),
  };
  if (problems.length > 0) throw new DocsgenError(problems);
  return assets;
}

function kindOf(path: string): 'file' | 'folder' | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? 'file' : stats?.isDirectory() ? 'folder' : null;
}
