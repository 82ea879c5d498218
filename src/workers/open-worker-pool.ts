import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { listFiles } from '../system/list-files.ts';
import { packageFolder } from '../system/package-folder.ts';
import { tryOwnPlugins } from '../plugins/loading/find-own-plugins.ts';
import { createCollector } from './create-collector.ts';
import { once } from '../system/once.ts';
import type { CompileResult, CompileTask, PoolSettings, StageRenderSettings, RenderResult } from './page-job.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { DevCompileWorker } from './open-dev-compile-worker.ts';
import type { RenderBatch, TextToRender, WorkerSettings } from './page-worker.ts';

/**
 * Compiles and renders the pages of a site: in threads if there are many pages, else in this
 * thread.
 */
export interface WorkerPool {
  /** Starts the threads if the site has enough pages. Resolves before the threads are ready. */
  readonly prepare: () => Promise<void>;
  /**
   * Lets the threads that run load the theme and the renderer. Resolves before they are ready.
   */
  readonly prepareThreads: (themeFile: string) => Promise<void>;
  /** Compiles files. Calls `onDone` for each task when it is done, in no particular order. */
  readonly compile: (
    tasks: readonly CompileTask[],
    onDone: (task: CompileTask, result: CompileResult) => void,
  ) => Promise<void>;
  /**
   * Renders pages. Takes the next jobs from `jobs` only when a thread can work on them. Calls
   * `onDone` for each job when it is done, in no particular order.
   */
  readonly render: <T extends { readonly json: string }>(
    settings: StageRenderSettings,
    jobs: Iterable<T>,
    onDone: (job: T, result: RenderResult) => void,
  ) => Promise<void>;
  /** Renders one page without waiting for other jobs, in this thread. */
  readonly renderHtml: PageRenderer['renderHtml'];
  /** Renders the text of a page without the page around it. */
  readonly renderText: PageRenderer['renderText'];
  /** Loads the modules that rendering in this thread needs. */
  readonly prepareRendering: (themeFile: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Files from which on threads are used. Fewer are compiled sooner than threads load their modules.
 */
const filesWorthThreads = 40;
/** Pages from which on threads are started only to render, which takes less time than compiling. */
const pagesWorthThreads = 100;
const pagesPerBatch = 8;
/** For each thread, if the pages are that many. */
const leastBatches = 16;
/** More threads compete for memory and the disk, and are not faster. */
const mostThreads = 8;
/** Two, so that the next batch waits at the thread when it finishes one. */
const batchesPerThread = 2;
/**
 * Heap limits of a thread. Compiling makes much short-lived garbage, which V8 would copy many
 * times in a small young generation. In megabytes; V8 counts three semi-spaces.
 */
const limits = { maxYoungGenerationSizeMb: 48 };

/** How much work is in progress at once. */
interface Load {
  /** Number of batches. */
  readonly lanes: number;
  readonly pagesPerBatch: number;
}

const pageByPage: Load = { lanes: 1, pagesPerBatch: 1 };

interface WorkerPoolOptions {
  /** The largest number of threads. */
  readonly threads?: number;
  /**
   * Compiles instead of the threads of the pool. It gets one page at a time, so that a request
   * waits for at most one other page. The threads then render at low priority.
   */
  readonly compileWorker?: DevCompileWorker;
}

/**
 * Returns a worker pool. Its threads start when they are first needed, and end when it is closed.
 */
export function openWorkerPool(
  settings: PoolSettings,
  { threads: most = mostThreads, compileWorker }: WorkerPoolOptions = {},
): WorkerPool {
  const threads = Math.min(availableParallelism(), most);
  const load: Load = { lanes: threads * batchesPerThread, pagesPerBatch };
  const here = once(async () => (await import('./page-renderer.ts')).createPageRenderer(settings));
  const open = () => openPool({ settings, hasLowPriority: compileWorker !== undefined }, threads);
  let pool: Promise<Tinypool> | null = null;
  // Requests to `dev` wait for this thread, so threads do more of the work there.
  const leastPages = compileWorker ? filesWorthThreads : pagesWorthThreads;
  // Such threads take any number of pages, so the pages need not be counted.
  const threadsOfBuild = () => (compileWorker ? null : pool);
  const rendererFor = async (count: number, least: number): Promise<PooledRenderer> => {
    if (threadsOfBuild() === null && count < least) return here();
    return pooledRenderer(await (pool ??= open()));
  };
  return {
    prepare: async () => {
      const files = listFiles(join(settings.root, 'content'));
      if (files === null || files.length < filesWorthThreads) return;
      const started = await (pool ??= open());
      inEachThread(started, ({ prepare }) => prepare());
    },
    prepareThreads: async (themeFile) => {
      const started = await threadsOfBuild();
      if (started) inEachThread(started, ({ prepareRendering }) => prepareRendering(themeFile));
    },
    compile: async (tasks, onDone) => {
      if (tasks.length === 0) return;
      await tryOwnPlugins(settings.markdown.plugins, settings.root);
      if (compileWorker)
        return distribute(pageByPage, tasks, (batch) => compileWorker.compile(settings, batch), onDone);
      const renderer = await rendererFor(tasks.length, filesWorthThreads);
      // Small batches of few pages, so that no thread waits long for the last one.
      const size = Math.min(pagesPerBatch, Math.ceil(tasks.length / (threads * leastBatches)));
      await distribute({ ...load, pagesPerBatch: size }, tasks, (batch) => renderer.compile(batch), onDone);
    },
    render: async (renderSettings, jobs, onDone) => {
      const rest = jobs[Symbol.iterator]();
      const first = take(rest, threadsOfBuild() ? 1 : leastPages);
      if (first.length === 0) return;
      const renderer = await rendererFor(first.length, leastPages);
      const renderBatch = (batch: readonly { readonly json: string }[]) =>
        renderer.render(
          renderSettings,
          batch.map(({ json }) => json),
        );
      await distribute(load, chain(first, rest), renderBatch, onDone);
    },
    renderHtml: async (renderSettings, job) => (await here()).renderHtml(renderSettings, job),
    renderText: async (renderSettings, job) => {
      const started = await threadsOfBuild();
      return (started ? pooledRenderer(started) : await here()).renderText(renderSettings, job);
    },
    prepareRendering: async (themeFile) => (await here()).prepareRendering(themeFile),
    close: async () => (await pool)?.destroy(),
  };
}

async function openPool(workerData: WorkerSettings, threads: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const filename = join(packageFolder(), 'dist', 'page-worker.js');
  return new Tinypool({
    filename,
    workerData,
    resourceLimits: limits,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: batchesPerThread,
  });
}

type PooledRenderer = Pick<PageRenderer, 'prepare' | 'prepareRendering' | 'compile' | 'render' | 'renderText'>;

/** Starts work in each thread of an idle pool. The next batch reports an error that occurs here. */
function inEachThread(pool: Tinypool, work: (renderer: PooledRenderer) => Promise<void>): void {
  for (const _ of pool.threads) void work(pooledRenderer(pool)).catch(() => undefined);
}

function pooledRenderer(pool: Tinypool): PooledRenderer {
  return {
    prepare: () => pool.run(null, { name: 'prepare' }),
    prepareRendering: (themeFile) => pool.run(themeFile, { name: 'prepareRendering' }),
    compile: (tasks) => pool.run(tasks, { name: 'compile' }),
    render: (settings, jobs) => pool.run({ settings, jobs } satisfies RenderBatch, { name: 'render' }),
    renderText: (settings, job) => pool.run({ settings, job } satisfies TextToRender, { name: 'renderText' }),
  };
}

/** Works on `lanes` batches at once: enough to keep all threads busy, without preparing more. */
async function distribute<T, R>(
  { lanes, pagesPerBatch: size }: Load,
  items: Iterable<T>,
  work: (batch: readonly T[]) => Promise<readonly R[]>,
  onDone: (item: T, result: R) => void,
): Promise<void> {
  const batches = inBatches(items, size);
  const collect = createCollector();
  const lane = async () => {
    for (const batch of batches) {
      const results = await work(batch);
      for (const [index, item] of batch.entries()) {
        const result = results[index];
        if (result === undefined) throw new Error('A batch came back with results missing');
        onDone(item, result);
      }
      await collect();
    }
  };
  // Wait for all lanes, so that cleanup does not run while one of them still writes.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Returns the first items of an iterator, at most `count`. The number of items is not known before.
 */
function take<T>(items: Iterator<T>, count: number): readonly T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const { value, done } = items.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

function* chain<T>(first: readonly T[], rest: Iterator<T>): Generator<T> {
  yield* first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

function* inBatches<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
