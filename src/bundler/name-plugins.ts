import type { PluginAssets } from '../config/plugin-assets.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';

/**
 * Returns the name of the plugin that brings a file; null if no plugin does. `file` is relative to
 * the root.
 */
function pluginOf(file: string, assets: readonly PluginAssets[]): string | null {
  const isIn = (folder: string | null) => folder !== null && file.startsWith(`${folder}/`);
  const found = assets.find(
    ({ package: own, theme, styles, scripts }) => isIn(own) || isIn(theme) || [...styles, ...scripts].includes(file),
  );
  return found?.plugin ?? null;
}

/** Returns problems. Those in files that a plugin brings name it. */
export function namePlugins(problems: readonly Problem[], assets: readonly PluginAssets[]): readonly Problem[] {
  if (assets.length === 0) return problems;
  return problems.map((problem) => {
    const plugin = problem.file === undefined ? null : pluginOf(problem.file, assets);
    return plugin === null ? problem : { ...problem, title: `In the plugin \`${plugin}\`: ${problem.title}` };
  });
}

/**
 * Returns what some work returns. The problems that it throws name the plugins whose files they are
 * in.
 */
export function namingPlugins<T>(work: Promise<T>, assets: readonly PluginAssets[]): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof DocsgenError)) throw error;
    throw new DocsgenError(namePlugins(error.problems, assets), { cause: error.cause });
  });
}
