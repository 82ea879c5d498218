// The code of a thread of the worker pool.
import { Tinypool } from 'tinypool';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import type { CompileTask, PageJob, PoolSettings, RenderSettings, StageRenderSettings } from './page-job.ts';
import { lowerPriority } from './lower-priority.ts';

const { settings, hasLowPriority }: WorkerSettings = Tinypool.workerData;
const renderer: PageRenderer = createPageRenderer(settings);
if (hasLowPriority) lowerPriority();

/** The data that a thread gets when it starts. */
export interface WorkerSettings {
  readonly settings: PoolSettings;
  /** Whether the thread runs at low priority. */
  readonly hasLowPriority: boolean;
}

const inTurn = createQueue();

/** Loads the compiler. */
export function prepare(): Promise<void> {
  return inTurn(() => renderer.prepare());
}

/** Loads the theme and the renderer. */
export function prepareRendering(themeFile: string): Promise<void> {
  return inTurn(() => renderer.prepareRendering(themeFile));
}

/** Compiles a batch of files. Returns one result for each task, in the order of the tasks. */
export function compile(tasks: readonly CompileTask[]): ReturnType<PageRenderer['compile']> {
  return inTurn(() => renderer.compile(tasks));
}

/** Renders a batch of pages. Returns one result for each job, in the order of the jobs. */
export function render({ settings: renderSettings, jobs }: RenderBatch): ReturnType<PageRenderer['render']> {
  return inTurn(() => renderer.render(renderSettings, jobs));
}

/** Renders the text of a page, see `JobRenderer`. */
export function renderText({ settings: renderSettings, job }: TextToRender): ReturnType<PageRenderer['renderText']> {
  return inTurn(() => renderer.renderText(renderSettings, job));
}

/** The argument of the function `renderText`. */
export interface TextToRender {
  readonly settings: RenderSettings;
  readonly job: PageJob;
}

/** The argument of the function `render`. */
export interface RenderBatch {
  readonly settings: StageRenderSettings;
  readonly jobs: readonly string[];
}

/**
 * Returns a function that starts work when the previous one has ended. The next batch waits in it,
 * so that a thread need not wait for the main thread when it finishes one.
 */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
