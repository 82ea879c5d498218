import { join } from 'node:path';
import type { LoadExtensions } from '../../src/markdown/create-processors.ts';
import { loadExtensions } from '../../src/plugins/loading/load-extensions.ts';
import { formulasEntry, nativeParserEntry } from '../../src/plugins/loading/own-plugins.ts';

/** Where docsgen's own plugins find the packages of this repository. */
const places = { root: join(import.meta.dirname, '../..'), modules: {} };

/** Loads the plugins that each site has, as threads do. */
export const loadOwnPlugins: LoadExtensions = () => loadExtensions([formulasEntry], places);

/** Loads the same with the native parser. */
export const loadNativeParser: LoadExtensions = () =>
  loadExtensions([formulasEntry, nativeParserEntry('0.10.5')], places);
