import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { packageFolder } from '../system/package-folder.ts';
import type { CompileOrder } from './desk-worker.ts';
import type { CompileResult, CompileTask, MakerSettings } from './page-job.ts';

/** A thread that compiles what somebody waits for. */
export interface Desk {
  readonly compile: (settings: MakerSettings, tasks: readonly CompileTask[]) => Promise<readonly CompileResult[]>;
  /** Has the thread try its hand at a page of the site, so that the first that is asked for comes as quickly as the others. */
  readonly warmUp: (settings: MakerSettings) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the thread. It loads what it needs while others find out what it is for. */
export function openDesk(): Desk {
  const filename = join(packageFolder(), 'dist', 'desk-worker.js');
  // A thread that waits for work by atomics loads nothing meanwhile.
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1, useAtomics: false });
  return {
    compile: (settings, tasks) => pool.run({ settings, tasks } satisfies CompileOrder, { name: 'compile' }),
    // What is wrong with the page is told to who asks for it.
    warmUp: (settings) => pool.run(settings, { name: 'tryOut' }).catch(() => undefined),
    close: () => pool.destroy(),
  };
}
