import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { packageFolder } from '../system/package-folder.ts';
import type { CompileOrder } from './dev-compile-worker.ts';
import type { CompileResult, CompileTask, PoolSettings } from './page-job.ts';

/** A thread that compiles what somebody waits for. */
export interface DevCompileWorker {
  readonly compile: (settings: PoolSettings, tasks: readonly CompileTask[]) => Promise<readonly CompileResult[]>;
  /** Has the thread try its hand at a page of the site, so that the first that is asked for comes as quickly as the others. */
  readonly warmUp: (settings: PoolSettings) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the thread. It loads what it needs while others find out what it is for. */
export function openDevCompileWorker(): DevCompileWorker {
  const filename = join(packageFolder(), 'dist', 'dev-compile-worker.js');
  // A thread that waits for work by atomics loads nothing meanwhile.
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1, useAtomics: false });
  return {
    compile: (settings, tasks) => pool.run({ settings, tasks } satisfies CompileOrder, { name: 'compile' }),
    // What is wrong with the page is told to who asks for it.
    warmUp: (settings) => pool.run(settings, { name: 'warmUp' }).catch(() => undefined),
    close: () => pool.destroy(),
  };
}
