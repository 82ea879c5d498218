import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { packageFolder } from '../system/package-folder.ts';
import type { CompileOrder } from './dev-compile-worker.ts';
import type { CompileResult, CompileTask, PoolSettings } from './page-job.ts';

/** A thread that compiles the pages that a writer waits for. */
export interface DevCompileWorker {
  readonly compile: (settings: PoolSettings, tasks: readonly CompileTask[]) => Promise<readonly CompileResult[]>;
  /**
   * Compiles one page of the site and drops the result, so that the first request is as fast as
   * later ones.
   */
  readonly warmUp: (settings: PoolSettings) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the thread and returns it. It loads its modules while the main thread reads the
 * configuration.
 */
export function openDevCompileWorker(): DevCompileWorker {
  const filename = join(packageFolder(), 'dist', 'dev-compile-worker.js');
  // A thread that waits for work with atomics is blocked, and cannot load its modules.
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1, useAtomics: false });
  return {
    compile: (settings, tasks) => pool.run({ settings, tasks } satisfies CompileOrder, { name: 'compile' }),
    // An error in the page is reported when that page is requested.
    warmUp: (settings) => pool.run(settings, { name: 'warmUp' }).catch(() => undefined),
    close: () => pool.destroy(),
  };
}
