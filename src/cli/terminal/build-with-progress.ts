import type { BuildOptions } from '../../build/build-options.ts';
import type { SiteBuild } from '../../build/build-site.ts';
import { progressText, startProgress } from './progress.ts';
import { reportWait } from './report-wait.ts';
import { createStepLog } from './step-log.ts';

interface ProgressOptions {
  /** Show no progress. */
  readonly quiet?: boolean;
  /** Print each step with its time, also a quick one. */
  readonly verbose?: boolean;
}

/** Builds a site, shows the progress in the terminal, and returns what was built. */
export async function buildWithProgress(
  options: Omit<BuildOptions, 'onProgress' | 'onWait'>,
  { quiet = false, verbose = false }: ProgressOptions = {},
): Promise<SiteBuild> {
  const progress = startProgress(quiet || verbose ? null : 'Begin');
  const log = createStepLog({
    write: progress.print,
    now: () => performance.now(),
    least: verbose ? 0 : progress.isShown ? slow : Infinity,
  });
  try {
    const { buildSite } = await import('../../build/build-site.ts');
    return await buildSite({
      ...options,
      onWait: reportWait,
      onProgress: (step, done, total) => {
        log.onProgress(step);
        progress.update(progressText(step, done, total));
      },
    });
  } finally {
    log.end();
    progress.end();
  }
}

/**
 * Steps that take this time, in milliseconds, stay on the screen. Logs get none, unless they ask.
 */
const slow = 1000;
