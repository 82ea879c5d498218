import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { listFiles } from '../system/list-files.ts';
import { packageFolder } from '../system/package-folder.ts';
import { loadSatteri } from './satteri.ts';
import { createCollector } from './create-collector.ts';
import { once } from './load-once.ts';
import type { CompileResult, CompileTask, PoolSettings, StageRenderSettings, RenderResult } from './page-job.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { DevCompileWorker } from './open-dev-compile-worker.ts';
import type { RenderBatch, WorkerSettings } from './page-worker.ts';

/** What compiles and prints the pages of a site: threads if there is enough to do, else this one. */
export interface WorkerPool {
  /** Starts threads if they will be worth it. Returns before they are ready. */
  readonly prepare: () => Promise<void>;
  /** Calls back for each task as it is done, in no order. */
  readonly compile: (
    tasks: readonly CompileTask[],
    onDone: (task: CompileTask, result: CompileResult) => void,
  ) => Promise<void>;
  /** Jobs are taken from `jobs` as there are hands for them. Calls back for each as it is done, in no order. */
  readonly render: <T extends { readonly json: string }>(
    settings: StageRenderSettings,
    jobs: Iterable<T>,
    onDone: (job: T, result: RenderResult) => void,
  ) => Promise<void>;
  /** Renders one page at once, in this thread. */
  readonly renderHtml: PageRenderer['renderHtml'];
  /** Finds what on a page prints addresses, in this thread. */
  readonly locate: PageRenderer['locate'];
  /** Loads what printing in this thread takes. */
  readonly prepareRendering: (themeFile: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Fewer pages are done before threads have loaded what they need. */
const worthThreads = 40;
const pagesPerBatch = 8;
/** More share memory and the disk rather than work. */
const mostThreads = 8;
/** So that a thread has its next batch when it is done with one. */
const batchesPerThread = 2;
/** Compiling leaves much that is soon forgotten, which a small nursery would copy many times. V8 counts three halves. Megabytes. */
const limits = { maxYoungGenerationSizeMb: 48 };

/** How much is under way at once. */
interface Load {
  readonly lanes: number;
  readonly pagesPerBatch: number;
}

const pageByPage: Load = { lanes: 1, pagesPerBatch: 1 };

interface WorkerPoolOptions {
  /** At most so many. */
  readonly threads?: number;
  /** Compiles in place of these threads, page by page, so that nobody waits for more than one; for what they print the threads let everything else come first. */
  readonly compileWorker?: DevCompileWorker;
}

/** Returns a crew of threads, which start when they are first needed, and end when it is closed. */
export function openWorkerPool(
  settings: PoolSettings,
  { threads: most = mostThreads, compileWorker }: WorkerPoolOptions = {},
): WorkerPool {
  const threads = Math.min(availableParallelism(), most);
  const load: Load = { lanes: threads * batchesPerThread, pagesPerBatch };
  const here = once(async () => (await import('./page-renderer.ts')).createPageRenderer(settings));
  const open = () => openPool({ settings, isPatient: compileWorker !== undefined }, threads);
  let pool: Promise<Tinypool> | null = null;
  const rendererFor = async (count: number): Promise<PooledRenderer> => {
    if ((pool === null || compileWorker) && count < worthThreads) return here();
    return pooledRenderer(await (pool ??= open()));
  };
  return {
    prepare: async () => {
      const files = listFiles(join(settings.root, 'content'));
      if (files === null || files.length < worthThreads) return;
      const started = await (pool ??= open());
      // What stands in the way is told by the first batch.
      for (const _ of started.threads)
        void pooledRenderer(started)
          .prepare()
          .catch(() => undefined);
    },
    compile: async (tasks, onDone) => {
      if (tasks.length === 0) return;
      // What is wrong with the package is found here, since errors lose their kind between threads.
      if (settings.markdown.satteri !== null) await loadSatteri(settings.root);
      if (compileWorker)
        return distribute(pageByPage, tasks, (batch) => compileWorker.compile(settings, batch), onDone);
      const renderer = await rendererFor(tasks.length);
      await distribute(load, tasks, (batch) => renderer.compile(batch), onDone);
    },
    render: async (frame, jobs, onDone) => {
      const rest = jobs[Symbol.iterator]();
      const first = take(rest, worthThreads);
      if (first.length === 0) return;
      const renderer = await rendererFor(first.length);
      const renderBatch = (batch: readonly { readonly json: string }[]) =>
        renderer.render(
          frame,
          batch.map(({ json }) => json),
        );
      await distribute(load, chain(first, rest), renderBatch, onDone);
    },
    renderHtml: async (frame, job) => (await here()).renderHtml(frame, job),
    locate: async (frame, job, addresses) => (await here()).locate(frame, job, addresses),
    prepareRendering: async (themeFile) => (await here()).prepareRendering(themeFile),
    close: async () => (await pool)?.destroy(),
  };
}

async function openPool(workerData: WorkerSettings, threads: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const filename = join(packageFolder(), 'dist', 'page-worker.js');
  return new Tinypool({ filename, workerData, minThreads: threads, maxThreads: threads, resourceLimits: limits });
}

type PooledRenderer = Pick<PageRenderer, 'prepare' | 'compile' | 'render'>;

function pooledRenderer(pool: Tinypool): PooledRenderer {
  return {
    prepare: () => pool.run(null, { name: 'prepare' }),
    compile: (tasks) => pool.run(tasks, { name: 'compile' }),
    render: (frame, jobs) => pool.run({ frame, jobs } satisfies RenderBatch, { name: 'render' }),
  };
}

/** Works on so many batches at once that no thread waits, and no more is made ready than they can take. */
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
      collect();
    }
  };
  // Whoever cleans up after one that failed must not meet the others still at work.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** How many there are to make shows only as they are made. */
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
