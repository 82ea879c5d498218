import type { CompileTask } from '../../src/workers/page-job.ts';
import { createPageRenderer, type PageRenderer } from '../../src/workers/page-renderer.ts';
import type { RenderBatch, WorkerSettings } from '../../src/workers/page-worker.ts';

/** Replaces the pool of `tinypool`: the work is done in this thread. */
export class PoolWithoutThreads {
  readonly #renderer: PageRenderer;

  constructor({ workerData }: { readonly workerData: WorkerSettings }) {
    this.#renderer = createPageRenderer(workerData.settings);
  }

  run(task: readonly CompileTask[] | RenderBatch): Promise<readonly unknown[]> {
    return 'jobs' in task ? this.#renderer.render(task.settings, task.jobs) : this.#renderer.compile(task);
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}
