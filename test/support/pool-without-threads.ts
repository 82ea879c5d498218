import type { CompileTask } from '../../src/workers/page-job.ts';
import { createPageRenderer, type PageRenderer } from '../../src/workers/page-renderer.ts';
import type { RenderBatch, TextToRender, WorkerSettings } from '../../src/workers/page-worker.ts';

/** Replaces the pool of `tinypool`: the work is done in this thread. */
export class PoolWithoutThreads {
  /** None that could be started in advance. */
  readonly threads: readonly unknown[] = [];
  readonly #renderer: PageRenderer;

  constructor({ workerData }: { readonly workerData: WorkerSettings }) {
    this.#renderer = createPageRenderer(workerData.settings);
  }

  run(task: readonly CompileTask[] | RenderBatch | TextToRender): Promise<unknown> {
    if ('jobs' in task) return this.#renderer.render(task.settings, task.jobs);
    return 'job' in task ? this.#renderer.renderText(task.settings, task.job) : this.#renderer.compile(task);
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}
