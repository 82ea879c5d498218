// What a thread of the pool runs.
import { workerData } from 'node:worker_threads';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import type { CompileTask, PoolSettings, StageRenderSettings } from './page-job.ts';
import { yieldToOthers } from './yield-to-others.ts';

// The pool puts its own data before ours.
const [, { settings, isPatient }]: readonly [unknown, WorkerSettings] = workerData;
const renderer: PageRenderer = createPageRenderer(settings);
if (isPatient) yieldToOthers();

/** What a thread is told when it starts. */
export interface WorkerSettings {
  readonly settings: PoolSettings;
  /** Whatever else the machine has to do comes first. */
  readonly isPatient: boolean;
}

/** Loads what compiling takes. */
export function prepare(): Promise<void> {
  return renderer.prepare();
}

/** Compiles a batch of files. */
export function compile(tasks: readonly CompileTask[]): ReturnType<PageRenderer['compile']> {
  return renderer.compile(tasks);
}

/** Prints a batch of pages. */
export function render({ frame, jobs }: RenderBatch): ReturnType<PageRenderer['render']> {
  return renderer.render(frame, jobs);
}

/** What the function `render` of a thread is called with. */
export interface RenderBatch {
  readonly frame: StageRenderSettings;
  readonly jobs: readonly string[];
}
