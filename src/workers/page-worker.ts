// What a thread of the pool runs.
import { workerData } from 'node:worker_threads';
import { createPageMaker, type PageMaker } from './page-maker.ts';
import type { CompileTask, MakerSettings, RenderFrame } from './page-job.ts';
import { yieldToOthers } from './yield-to-others.ts';

// The pool puts its own data before ours.
const [, { settings, isPatient }]: readonly [unknown, WorkerSettings] = workerData;
const maker: PageMaker = createPageMaker(settings);
if (isPatient) yieldToOthers();

/** What a thread is told when it starts. */
export interface WorkerSettings {
  readonly settings: MakerSettings;
  /** Whatever else the machine has to do comes first. */
  readonly isPatient: boolean;
}

/** Loads what compiling takes. */
export function prepare(): Promise<void> {
  return maker.prepare();
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
