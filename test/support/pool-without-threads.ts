import type { CompileTask } from '../../src/workers/page-job.ts';
import { createPageMaker, type PageMaker } from '../../src/workers/page-maker.ts';
import type { RenderBatch, WorkerSettings } from '../../src/workers/page-worker.ts';

/** Stands in for the pool of `tinypool`: what threads would do is done in this one. */
export class PoolWithoutThreads {
  readonly #maker: PageMaker;

  constructor({ workerData }: { readonly workerData: WorkerSettings }) {
    this.#maker = createPageMaker(workerData.settings);
  }

  run(task: readonly CompileTask[] | RenderBatch): Promise<readonly unknown[]> {
    return 'jobs' in task ? this.#maker.render(task.frame, task.jobs) : this.#maker.compile(task);
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}
