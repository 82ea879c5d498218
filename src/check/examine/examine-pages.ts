import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../../system/package-folder.ts';
import { createPageExaminer, type PageFile } from './examine-file.ts';
import type { ExamineSettings } from './examine-page.ts';
import type { PageReport } from './page-report.ts';

/** Fewer are checked sooner than threads start. */
const pagesWorthThreads = 300;
const pagesPerBatch = 32;
const mostThreads = 8;
/** A thread forgets each page. Without a limit it lets a hundred megabytes of them pile up. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

interface ExaminePages {
  readonly settings: ExamineSettings;
  readonly pages: readonly PageFile[];
  /** Is called for each page when it is done, in the order of the pages. */
  readonly onReport: (report: PageReport) => void;
  readonly onProgress: (done: number, total: number) => void;
}

/** Checks pages, each alone: in threads if there are many. */
export async function examinePages({ settings, pages, onReport, onProgress }: ExaminePages): Promise<void> {
  const add = createOrderedSink(onReport);
  let done = 0;
  const finish = (first: number, reports: readonly PageReport[]) => {
    add(first, reports);
    done += reports.length;
    onProgress(done, pages.length);
  };
  if (pages.length < pagesWorthThreads) {
    const examine = createPageExaminer(settings);
    for (const [index, page] of pages.entries()) finish(index, [examine(page)]);
    return;
  }
  const { Tinypool } = await import('tinypool');
  const threads = Math.min(availableParallelism(), mostThreads);
  const filename = join(packageFolder(), 'dist', 'check-worker.js');
  const pool = new Tinypool({
    filename,
    workerData: settings,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits,
  });
  try {
    let next = 0;
    const lane = async () => {
      while (next < pages.length) {
        const first = next;
        next += pagesPerBatch;
        const batch: readonly PageReport[] = await pool.run(pages.slice(first, first + pagesPerBatch));
        finish(first, batch);
      }
    };
    // Two for each thread, so that none waits for the main thread.
    await Promise.all(Array.from({ length: threads * 2 }, lane));
  } finally {
    await pool.destroy();
  }
}

/** Returns a function that passes reports on in the order of the pages, whichever come first. */
function createOrderedSink(onReport: (report: PageReport) => void) {
  const waiting = new Map<number, readonly PageReport[]>();
  let expected = 0;
  return (first: number, reports: readonly PageReport[]): void => {
    waiting.set(first, reports);
    for (let ready = waiting.get(expected); ready; ready = waiting.get(expected)) {
      waiting.delete(expected);
      expected += ready.length;
      for (const report of ready) onReport(report);
    }
  };
}
