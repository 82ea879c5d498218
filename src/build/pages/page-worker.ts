// What a thread of the pool runs.
import { workerData } from 'node:worker_threads';
import { createPageMaker, type PageMaker } from './page-maker.ts';
import type { CompileTask, MakerSettings, PageJob, PrintFrame, RenderFrame } from './page-job.ts';

// The pool puts its own data before ours.
const [, settings]: readonly [unknown, MakerSettings] = workerData;
const maker: PageMaker = createPageMaker(settings);

/** Loads what making pages takes; with a file, which is given by its absolute path, it is tried on that. */
export function prepare(file: string | null): Promise<void> {
  return maker.prepare(file);
}

/** Compiles a batch of files. */
export function compile(tasks: readonly CompileTask[]): ReturnType<PageMaker['compile']> {
  return maker.compile(tasks);
}

/** Prints a batch of pages. */
export function render({ frame, jobs }: RenderBatch): ReturnType<PageMaker['render']> {
  return maker.render(frame, jobs);
}

/** What the function `render` of a thread is called with. */
export interface RenderBatch {
  readonly frame: RenderFrame;
  readonly jobs: readonly string[];
}

/** Prints one page. */
export function print({ frame, job }: PrintOrder): ReturnType<PageMaker['print']> {
  return maker.print(frame, job);
}

/** What the function `print` of a thread is called with. */
export interface PrintOrder {
  readonly frame: PrintFrame;
  readonly job: PageJob;
}
