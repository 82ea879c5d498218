import { join } from 'node:path';
import { checkChanged } from '../check/check-changed.ts';
import type { ProblemFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import { isErrorCode } from '../pipeline/problem-filter/is-reported.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { Problem } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { stageFile } from '../workers/stage-file.ts';
import type { Stage } from './output/stage.ts';
import { withoutKnown } from './without-known.ts';

/** An output that is complete but not published, and how its problems are reported. */
export interface CheckStage {
  readonly site: Site;
  readonly stage: Stage;
  /** The output folder. */
  readonly out: string;
  /** Whether warnings are errors. */
  readonly strict: boolean;
  readonly filter: ProblemFilter['filter'];
  /** What the build has found before. */
  readonly known: readonly Problem[];
  readonly onProgress: OnProgress;
}

/** Returns the errors of the pages that a build has changed, before they are published. */
export async function checkStage(options: CheckStage): Promise<readonly Problem[]> {
  const { site, stage, out, strict, filter, known, onProgress } = options;
  const { changed, files, folder } = stage;
  const wrong = await checkChanged({
    ...{ site, files },
    isChanged: (file) => changed.has(file),
    pathOf: (file) => (changed.has(file) ? stageFile(folder, file) : join(out, file)),
    isError: (code) => isErrorCode(site.config, code, strict),
    onProgress: (done, total) => onProgress('check pages', done, total),
  });
  return filter(withoutKnown(known, wrong)).filter(({ severity }) => severity === 'error');
}
