import type { BuildOptions, BuildResult } from '../../build/build.ts';
import { progressText, startProgress } from './progress.ts';
import { reportWait } from './report-wait.ts';

/** Builds a site with a progress line in the terminal, and returns what was built. */
export async function buildWithProgress(options: Omit<BuildOptions, 'onProgress' | 'onWait'>): Promise<BuildResult> {
  const progress = startProgress('Begin');
  try {
    const { build } = await import('../../build/build.ts');
    return await build({
      ...options,
      onWait: reportWait,
      onProgress: (step, done, total) => progress.update(progressText(step, done, total)),
    });
  } finally {
    progress.end();
  }
}
