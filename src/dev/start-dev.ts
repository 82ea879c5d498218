import { openDesk } from '../workers/open-desk.ts';
import type { DevOptions, RunningDev } from './dev-options.ts';

/** Starts the development server of a site. Returns once it answers; throws a `DocsgenError` if it cannot listen. */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const startedAt = Date.now();
  // The first page waits for the thread more than for all else: it begins first, and hears of the configuration as soon as that is read.
  const desk = openDesk();
  try {
    const { openSettings } = await import('./session/settings-reader.ts');
    const readSettings = await openSettings(options.root, desk);
    const { serveSite } = await import('./serve-site.ts');
    return await serveSite(options, { desk, readSettings, startedAt });
  } catch (error) {
    await desk.close();
    throw error;
  }
}
