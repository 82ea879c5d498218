import type { CompileTask } from '../../src/workers/page-job.ts';
import { createPageRenderer, type PageRenderer } from '../../src/workers/page-renderer.ts';
import type { RenderBatch, WorkerSettings } from '../../src/workers/page-worker.ts';

/** Stands in for the pool of `tinypool`: what threads would do is done in this one. */
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
