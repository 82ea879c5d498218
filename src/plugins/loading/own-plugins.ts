import type { PipelinePlugin } from '../../markdown/page/options.ts';
import type { Plugin } from '../contract/plugin.ts';
import { createSiteReader } from './read-site-file.ts';
import { findBuiltInPlugin } from './built-in-plugins.ts';

/** The plugin for formulas, in the form of a site's. Its syntax comes before theirs. */
export const formulasEntry: PipelinePlugin = ownEntry('docsgen:formulas', '', 'first');

const nativeParserName = 'docsgen:native-parser';

/** Returns the native parser, in the form of a site's plugin. It reads what other parsers leave. */
export function nativeParserEntry(version: string): PipelinePlugin {
  return ownEntry(nativeParserName, version, 'last');
}

/** Returns whether a plugin is the native parser. */
export function isNativeParser({ specifier }: PipelinePlugin): boolean {
  return specifier === nativeParserName;
}

function ownEntry(specifier: string, hash: string, place: PipelinePlugin['place']): PipelinePlugin {
  return { specifier, hash, options: null, kind: 'own', place };
}

/** Returns one of docsgen's own plugins. */
export async function loadOwnPlugin(entry: PipelinePlugin, root: string): Promise<Plugin> {
  const definition = await findBuiltInPlugin(entry.specifier)?.load();
  if (definition) return definition({ options: entry.options, root, read: createSiteReader(root) });
  if (isNativeParser(entry)) return (await import('../native-parser/native-parser.ts')).nativeParser;
  return (await import('../formulas/formulas.ts')).formulasPlugin;
}
