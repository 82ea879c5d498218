import { join } from 'node:path';
import type { LoadExtensions } from '../../src/markdown/create-processors.ts';
import { loadExtensions } from '../../src/plugins/loading/load-extensions.ts';

/** The native parser as a site's Markdown options name it. */
export const nativeParserEntry = {
  specifier: 'docsgen:native-parser',
  hash: '0.10.5',
  options: null,
  kind: 'own',
  place: 'last',
} as const;

/** Loads the native parser as threads do, from the packages of this repository. */
export const loadNativeParser: LoadExtensions = () =>
  loadExtensions([nativeParserEntry], { root: join(import.meta.dirname, '../..'), urls: {} });
