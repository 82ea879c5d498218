import { join } from 'node:path';
import { build } from 'esbuild';
import type { PageAdditions } from '../config/config.ts';
import { packageFolder } from '../system/package-folder.ts';
import { bundledFile, type BundledText, bundledTexts, type BundleStore, type NoteInputs } from './bundle-store.ts';
import type { OutputFile } from './output-file.ts';
import { namedScripts } from './script-options.ts';

/**
 * Returns the script that starts services and asks for consent; nothing for a site without services
 * and without scripts that need consent.
 */
export async function bundleServices(
  { services, asksConsent }: Pick<PageAdditions, 'services' | 'asksConsent'>,
  bundles: BundleStore,
): Promise<readonly OutputFile[]> {
  if (services.length === 0 && !asksConsent) return [];
  return (await bundles.load('services', makeServices)).map(bundledFile);
}

async function makeServices(note?: NoteInputs): Promise<readonly BundledText[]> {
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    entryPoints: { services: join(packageFolder(), 'src', 'client', 'services', 'services.ts') },
    format: 'iife',
  });
  note?.(metafile);
  return bundledTexts(outputFiles);
}
