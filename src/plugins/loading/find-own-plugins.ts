import type { Config } from '../../config/config.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import type { Outcome } from '../../shared/problem.ts';
import { findSatteri, loadSatteri } from '../native-parser/satteri.ts';
import { formulasEntry, isNativeParser, nativeParserEntry } from './own-plugins.ts';

/**
 * Returns the plugins for the pipeline of a site: its own ones between those of docsgen. An
 * optional package that is missing is a problem.
 */
export function withOwnPlugins(config: Config, plugins: readonly PipelinePlugin[]): Outcome<readonly PipelinePlugin[]> {
  const { value: version, problems } = findSatteri(config);
  return { value: [formulasEntry, ...plugins, ...(version === null ? [] : [nativeParserEntry(version)])], problems };
}

/**
 * Loads the packages that docsgen's own plugins need. Throws a `DocsgenError` if one cannot be
 * loaded: errors lose their class between threads, so this is tried before they start.
 */
export async function tryOwnPlugins(plugins: readonly PipelinePlugin[], root: string): Promise<void> {
  if (plugins.some(isNativeParser)) await loadSatteri(root);
}
