import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from '../check/addresses-of.ts';
import { judgePages, withoutRepeats } from '../check/judge-pages.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { ProblemFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import { isErrorCode } from '../pipeline/problem-filter/is-reported.ts';
import { createPageFinisher } from '../reading/finished-page.ts';
import { parsePage } from '../reading/page/parse-page.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import type { Problem } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { hashOf } from '../system/hash.ts';
import { stageFile } from '../workers/stage-file.ts';
import type { BuildCache } from './build-cache.ts';
import type { RecordedPage, RecordedPages } from './output/recorded-pages.ts';
import type { Stage } from './output/stage.ts';

/** An output that is complete but not published, and how its problems are reported. */
export interface CheckStage {
  readonly site: Site;
  readonly stage: Stage;
  /** The output folder. */
  readonly out: string;
  readonly cache: Pick<BuildCache, 'frames'>;
  /** What was read of each page, by file; undefined to read it now. */
  readonly pages: ReadonlyMap<string, RecordedPage | undefined>;
  readonly recordedPages: RecordedPages;
  /** The codes of the problems that are looked for. */
  readonly codes: readonly ProblemCode[];
  /** Whether warnings are errors. */
  readonly strict: boolean;
  readonly filter: ProblemFilter['filter'];
  /** What the build has found before. */
  readonly known: readonly Problem[];
  readonly onProgress: OnProgress;
}

/**
 * Returns what is wrong with the pages of a build, before they are published. A page that has not
 * changed is judged again if anything has changed that pages lead to.
 */
export function checkStage(options: CheckStage): readonly Problem[] {
  const { site, stage, out, cache, pages, recordedPages, codes, strict, filter, known } = options;
  const { changed, files, folder } = stage;
  const htmlOf = (file: string) => readFileSync(changed.has(file) ? stageFile(folder, file) : join(out, file), 'utf8');
  const finisher = createPageFinisher(codes);
  const readPage = (file: string) =>
    recordedPages.unpack(pages.get(file)) ?? finisher.finish(parsePage(htmlOf(file), finisher), file);
  const key = hashTargets(options);
  const isChanged = { has: (file: string) => pages.has(file) && changed.has(file) };
  const found = judgePages({
    ...{ site, files, codes, readPage, htmlOf },
    // With the same targets, pages that were right are right.
    pages: cache.frames.has(key) ? isChanged : pages,
    findPage: (file) => (files.has(file) ? readPage(file) : null),
  });
  if (found.length === 0 && !cache.frames.has(key)) cache.frames.put(key, '');
  // What is wrong in the configuration cannot be made a warning. `check` tells of it.
  const mayStop = (code: Problem['code']) => isErrorCode(site.config, code, strict);
  return filter(withoutRepeats(known, found)).filter(({ severity, code }) => severity === 'warning' || mayStop(code));
}

/** Returns a hash of everything that decides whether a page is right, beside its own HTML. */
function hashTargets({ site, stage: { files }, pages, codes }: CheckStage): string {
  const isSized = codes.includes('page-too-large');
  const targets = [...files].flatMap(([file, { hash, size }]) => {
    // Their names follow from the texts, and no page leads to them.
    if (file.startsWith('assets/search/')) return [];
    const id = pages.has(file) ? pages.get(file)?.targetHash : file.endsWith('.html') ? hash : '';
    return [file, id, isSized && size].join(' ');
  });
  const { check, locales } = site.config;
  return hashOf(JSON.stringify([addressesOf(site.config), codes, check.budget, locales.length, targets.toSorted()]));
}
