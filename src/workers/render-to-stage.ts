import { statSync, writeFileSync } from 'node:fs';
import { packPage } from '../reading/packed-page.ts';
import { hashOf } from '../system/hash.ts';
import { stageFile } from './stage-file.ts';
import type { PageJob, RenderResult, StagedFile, StageRenderSettings } from './page-job.ts';
import type { JobRenderer } from './render-job.ts';
import { createSearchRecorder } from './search-record.ts';

/** Renders a page into the stage of its build. */
type StageRenderer = (settings: StageRenderSettings, job: PageJob) => Promise<RenderResult>;

/**
 * Returns a function that renders a page into the stage of a build, and returns its search record.
 */
export function createStageRenderer({ renderHtml }: JobRenderer): StageRenderer {
  const recordOf = createSearchRecorder();
  return async (settings, job) => {
    const start = performance.now();
    const rendering = renderHtml(settings, job);
    const result = await (settings.isTrial === true ? rendering.catch(() => noProblems) : rendering);
    if ('problems' in result) return result;
    const { html, page: read, text } = result;
    const write = (output: string, content: string): StagedFile => {
      const written = settings.stage === null ? notWritten : writeFile(settings.stage, output, content);
      return { ...written, hash: hashOf(content) };
    };
    const page = write(job.output, html);
    const copy = job.copy && result.copy !== null ? write(job.copy.output, result.copy) : null;
    const search = job.search && text && recordOf(job.search, text);
    return { ...page, copy, search, page: packPage(read), ms: performance.now() - start };
  };
}

const noProblems = { problems: [] };
const notWritten = { size: 0, mtimeMs: 0 };

function writeFile(stage: string, output: string, text: string) {
  const path = stageFile(stage, output);
  writeFileSync(path, text);
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
}
