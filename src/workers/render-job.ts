import { statSync, writeFileSync } from 'node:fs';
import { hashOf } from '../system/hash.ts';
import { stageFile } from './stage-file.ts';
import type { PageJob, RenderFrame, RenderResult } from './page-job.ts';
import type { JobPrinter } from './print-job.ts';
import { createSearchRecorder } from './search-record.ts';

/** Prints a page into the stage of its build. */
type JobRenderer = (frame: RenderFrame, job: PageJob) => Promise<RenderResult>;

/** Returns what prints pages into the stage of a build, and says what the search holds of them. */
export function createJobRenderer({ print }: JobPrinter): JobRenderer {
  const recordOf = createSearchRecorder();
  return async (frame, job) => {
    const start = performance.now();
    const printing = print(frame, job);
    const result = await (frame.isTrial === true ? printing.catch(() => nothingWrong) : printing);
    if ('problems' in result) return result;
    const { html, printed } = result;
    const written = frame.stage === null ? nowhere : writePage(frame.stage, job.output, html);
    const search = job.search && recordOf(job.search, html);
    return { ...written, hash: hashOf(html), search, printed, ms: performance.now() - start };
  };
}

const nothingWrong = { problems: [] };
const nowhere = { size: 0, mtimeMs: 0 };

function writePage(stage: string, output: string, html: string) {
  const path = stageFile(stage, output);
  writeFileSync(path, html);
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
}
