import { join } from 'node:path';
import { packageFolder } from '../bundle/package-folder.ts';
import type { CompileOrder, TryOrder } from './desk-worker.ts';
import { findFirstPage } from './find-first-page.ts';
import type { CompileResult, CompileTask, MakerSettings } from './page-job.ts';

/** A thread that compiles what somebody waits for. */
export interface Desk {
  readonly compile: (settings: MakerSettings, tasks: readonly CompileTask[]) => Promise<readonly CompileResult[]>;
  /** Has the thread try its hand at a page of the site, so that the first that is asked for comes as quickly as the others. */
  readonly warmUp: (settings: MakerSettings) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the thread. It loads what it needs while others find out what it is for. */
export async function openDesk(): Promise<Desk> {
  const { Tinypool } = await import('tinypool');
  const filename = join(packageFolder(), 'dist', 'desk-worker.js');
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1 });
  return {
    compile: (settings, tasks) => pool.run({ settings, tasks } satisfies CompileOrder, { name: 'compile' }),
    warmUp: async (settings) => {
      const file = await findFirstPage(join(settings.root, 'content'));
      if (file === null) return;
      // What is wrong with the page is told to who asks for it.
      await pool.run({ settings, file } satisfies TryOrder, { name: 'tryOut' }).catch(() => undefined);
    },
    close: () => pool.destroy(),
  };
}
