import type { Config } from '../../config/config.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import type { Outcome } from '../../shared/problem.ts';
import type { Plugin } from '../contract/plugin.ts';
import { findSatteri, loadSatteri } from '../native-parser/satteri.ts';

const nativeParserName = 'docsgen:native-parser';

/** docsgen's own plugins for the Markdown pipeline, by the name in `PipelinePlugin.specifier`. */
const ownPlugins: Readonly<Record<string, () => Promise<Plugin>>> = {
  [nativeParserName]: async () => (await import('../native-parser/native-parser.ts')).nativeParser,
};

/**
 * Returns those of docsgen's own plugins that a site uses, in the form of the site's own. An
 * optional package that is missing is a problem.
 */
export function findOwnPlugins(config: Config): Outcome<readonly PipelinePlugin[]> {
  const { value: version, problems } = findSatteri(config);
  const entry = { specifier: nativeParserName, options: null, kind: 'own', place: 'last' } as const;
  return { value: version === null ? [] : [{ ...entry, hash: version }], problems };
}

/** Returns one of docsgen's own plugins. */
export async function loadOwnPlugin({ specifier }: PipelinePlugin): Promise<Plugin> {
  const load = ownPlugins[specifier];
  if (!load) throw new TypeError(`docsgen has no plugin ${specifier}`);
  return load();
}

/**
 * Loads the packages that docsgen's own plugins need. Throws a `DocsgenError` if one cannot be
 * loaded: errors lose their class between threads, so this is tried before they start.
 */
export async function tryOwnPlugins(plugins: readonly PipelinePlugin[], root: string): Promise<void> {
  if (plugins.some(({ specifier }) => specifier === nativeParserName)) await loadSatteri(root);
}
