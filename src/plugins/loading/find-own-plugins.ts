import type { Config } from '../../config/config.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import type { Outcome } from '../../shared/problem.ts';
import { formulasEntry, isNativeParser, nativeParserEntry } from './own-plugins.ts';

/**
 * Returns the plugins for the pipeline of a site: its own ones between those of docsgen. An
 * optional package that is missing is a problem. The code of the native parser is loaded only for a
 * site that uses it.
 */
export async function withOwnPlugins(
  config: Config,
  plugins: readonly PipelinePlugin[],
): Promise<Outcome<readonly PipelinePlugin[]>> {
  const own = [formulasEntry, ...plugins];
  if (config.markdown.parser === 'remark') return { value: own, problems: [] };
  const { findSatteri } = await import('../native-parser/satteri.ts');
  const { value: version, problems } = findSatteri(config);
  return { value: version === null ? own : [...own, nativeParserEntry(version)], problems };
}

/**
 * Loads the packages that docsgen's own plugins need. Throws a `DocsgenError` if one cannot be
 * loaded: errors lose their class between threads, so this is tried before they start.
 */
export async function tryOwnPlugins(plugins: readonly PipelinePlugin[], root: string): Promise<void> {
  if (plugins.some(isNativeParser)) await (await import('../native-parser/satteri.ts')).loadSatteri(root);
}
