import type { BuildOptions, BuildResult } from '../../build/build.ts';
import type { OnProgress } from '../../pipeline/on-progress.ts';
import { type Progress, progressText, startProgress } from './progress.ts';
import { reportWait } from './report-wait.ts';
import { createStepLog } from './step-log.ts';

interface ProgressOptions {
  /** Show no progress. */
  readonly quiet?: boolean;
  /** Print each step with its time. */
  readonly verbose?: boolean;
}

/** Builds a site, shows the progress in the terminal, and returns what was built. */
export async function buildWithProgress(
  options: Omit<BuildOptions, 'onProgress' | 'onWait'>,
  shown: ProgressOptions = {},
): Promise<BuildResult> {
  const { progress, onProgress } = reportSteps(shown);
  try {
    const { build } = await import('../../build/build.ts');
    return await build({ ...options, onWait: reportWait, onProgress });
  } finally {
    progress.end();
  }
}

/** Returns how the steps of a build are shown: as a log of all, or as one line that changes. */
function reportSteps({ quiet = false, verbose = false }: ProgressOptions): {
  readonly progress: Pick<Progress, 'end'>;
  readonly onProgress: OnProgress;
} {
  if (verbose) {
    const log = createStepLog(
      (text) => process.stderr.write(text),
      () => performance.now(),
    );
    return { progress: log, onProgress: log.onProgress };
  }
  if (quiet) return { progress: { end: () => undefined }, onProgress: () => undefined };
  const progress = startProgress('Begin');
  return { progress, onProgress: (step, done, total) => progress.update(progressText(step, done, total)) };
}
