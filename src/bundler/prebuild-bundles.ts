import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { writeCodeHash } from '../cache/code-identity.ts';
import { collectionTypes } from '../collections/collection-types.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { bundlePageStyles } from './bundle-page-styles.ts';
import { bundleServices } from './bundle-services.ts';
import { bundleSearch } from './bundle-search.ts';
import { recordBundles, prebuiltFolder } from './bundle-store.ts';
import { bundleThemeStyle } from './bundle-style.ts';
import { bundleTheme, type ThemeInfo } from './bundle-theme.ts';
import { prebuildLiveFiles } from './live-files.ts';
import { loadTheme } from './open-theme.ts';
import { packageFolder } from '../system/package-folder.ts';
import { createStyleReader } from './style-reader.ts';
import { mdxComponentNames } from '../shared/mdx-component-names.ts';

/**
 * Makes the prebuilt bundles, which are the same for all sites that do not change them. Returns the
 * paths of what they were made from, relative to docsgen's folder.
 */
export async function prebuildBundles(): Promise<readonly string[]> {
  const inputs = new Set<string>();
  const note = (metafile: Metafile) => {
    for (const path of Object.keys(metafile.inputs)) inputs.add(path);
  };
  await mkdir(prebuiltFolder(), { recursive: true });
  const components = collectionTypes.flatMap((type) => type.components ?? []);
  const { code, ...info } = await bundleTheme(components, note);
  await writeFile(join(prebuiltFolder(), 'theme.mjs'), code);
  const theme = await loadTheme(join(prebuiltFolder(), 'theme.mjs'));
  const themeInfo: ThemeInfo = { ...info, mdxComponents: mdxComponentNames, exports: Object.keys(theme), components };
  await writeFile(join(prebuiltFolder(), 'theme.json'), JSON.stringify(themeInfo));
  const root = packageFolder();
  const islands = new Map(info.islands.map((each) => [each.name, { ...each, file: join(root, each.file) }]));
  const bundles = recordBundles(note);
  const styles = createStyleReader({ root, plugins: [] });
  const site = { root, file: '', locate: () => null, base: './' };
  const prepaint = { announcementId: null, hasColorSwitch: true, followed: null };
  for (const config of [null, { engine: null, connect: [], reportEmpty: null }]) {
    const search = await bundleSearch({ ...site, search: config }, bundles);
    await bundleScripts({ root, prepaint, islands, overrides: null, styles, search }, bundles);
  }
  await bundleServices({ services: [], asksConsent: true }, bundles);
  await bundles.load('theme-style', bundleThemeStyle);
  await bundlePageStyles(bundles);
  await bundles.save();
  await prebuildLiveFiles(note);
  // All code is there now.
  writeCodeHash();
  return [...inputs];
}
