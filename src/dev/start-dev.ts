import { resolve } from 'node:path';
import { requireConfigFile } from '../config/find-config-file.ts';
import { openDevCompileWorker } from '../workers/open-dev-compile-worker.ts';
import type { DevOptions, RunningDev } from './dev-options.ts';

/**
 * Starts the development server of a site. Resolves when it answers; throws a `DocsgenError` if it
 * cannot listen, or if the folder has no configuration.
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const startedAt = Date.now();
  requireConfigFile(resolve(options.root));
  // The first page waits longest for this thread, so it starts first. It gets the configuration as
  // soon as that is read.
  const compileWorker = openDevCompileWorker();
  try {
    const { collectionTypes } = await import('../collections/collection-types.ts');
    const types = options.types ?? collectionTypes;
    const { openSettings } = await import('./session/settings-reader.ts');
    const settings = await openSettings(options.root, compileWorker, types);
    const { serveSite } = await import('./serve-site.ts');
    return await serveSite(options, { compileWorker, ...settings, types, startedAt });
  } catch (error) {
    await compileWorker.close();
    throw error;
  }
}
