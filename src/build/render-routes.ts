import { DocsgenError, type Problem, uniqueProblems } from '../shared/problem.ts';
import type { PageSummary } from '../search/index/page-record.ts';
import type { Route } from '../site/route.ts';
import { createPageContexts } from '../site/page-context.ts';
import type { SearchEntry } from '../site/search/search-entry.ts';
import { hashOf } from './cache/hash.ts';
import type { Clock } from './clock.ts';
import { createPageJob, textsOf } from './create-page-job.ts';
import type { Ledger } from './output/ledger.ts';
import type { Stage } from './output/stage.ts';
import type { PageCrew } from './pages/open-crew.ts';
import type { RenderFrame, RenderResult } from './pages/page-job.ts';
import type { RenderInput } from './render-input.ts';
import type { SearchIndexer } from './search/search-indexer.ts';
import { siteDigest } from './site-digest.ts';

interface RenderRoutesOptions {
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  readonly stage: Stage;
  readonly ledger: Ledger;
  readonly search: SearchIndexer;
  readonly crew: PageCrew;
  readonly clock: Clock;
  readonly onProgress: (done: number, total: number) => void;
}

/** A page that has to be printed. */
interface Job {
  readonly route: Route;
  readonly entry: SearchEntry | null;
  readonly json: string;
  readonly key: string;
  readonly quickKey: string;
}

/** How many pages were printed, and the size of all in bytes. */
export interface RenderedRoutes {
  readonly rendered: number;
  readonly bytes: number;
}

/** Prints the pages that have changed since an earlier build, and keeps the others. Throws the mistakes of all pages together. */
export async function renderRoutes(options: RenderRoutesOptions): Promise<RenderedRoutes> {
  const { input, routes, stage, ledger, search, crew, clock, onProgress } = options;
  const contextOf = createPageContexts(input.site);
  const frame = createFrame(input, stage);
  const frameKey = hashOf(JSON.stringify({ ...frame, themeFile: input.theme.hash, stage: '' }));
  const digest = siteDigest(input);
  const failed = new Map<Route, readonly Problem[]>();
  let done = 0;
  let bytes = 0;
  const keep = (route: Route, entry: SearchEntry | null, size: number, searchKey: string | null) => {
    stage.keep(route.output);
    if (entry !== null && searchKey !== null) search.add(route, entry, searchKey, null);
    bytes += size;
    done += 1;
  };
  const changed = routes.filter((route) => {
    const entry = search.describe(route);
    const known = ledger.find(route.output);
    if (known?.quickKey !== quickKeyOf(input, route, digest)) return true;
    if (known.searchKey !== null && !search.knows(route, known.searchKey)) return true;
    keep(route, entry, known.size, known.searchKey);
    return false;
  });
  let rendered = 0;
  function* jobs(): Generator<Job> {
    for (const route of sortBySource(changed)) {
      const entry = search.describe(route);
      const json = JSON.stringify(createPageJob(input, contextOf(route), entry && summaryOf(entry)));
      const key = hashOf(frameKey, json);
      const quickKey = quickKeyOf(input, route, digest);
      const known = ledger.find(route.output);
      if (known?.key === key && (known.searchKey === null || search.knows(route, known.searchKey))) {
        ledger.add(route.output, { ...known, quickKey });
        keep(route, entry, known.size, known.searchKey);
      } else yield { route, entry, json, key, quickKey };
    }
  }
  const onDone = ({ route, entry, key, quickKey }: Job, result: RenderResult) => {
    done += 1;
    rendered += 1;
    onProgress(done, routes.length);
    if ('problems' in result) {
      failed.set(route, result.problems);
      return;
    }
    const { size, mtimeMs, hash, search: found, ms } = result;
    clock.page(route.output, 'render', ms);
    stage.add(route.output);
    ledger.add(route.output, { key, quickKey, hash, size, mtimeMs, searchKey: found?.key ?? null });
    if (entry !== null && found !== null) search.add(route, entry, found.key, found.record);
    bytes += size;
  };
  await crew.render(frame, jobs(), onDone);
  // Pages are done in any order; mistakes are told in that of the site.
  const problems = routes.flatMap((route) => failed.get(route) ?? []);
  if (problems.length > 0) throw new DocsgenError(uniqueProblems(problems));
  return { rendered, bytes };
}

/** What pages of one text have in common is at hand if they are printed one after the other. */
function sortBySource(routes: readonly Route[]): readonly Route[] {
  const files = new Map(routes.map((route) => [route, textsOf(route)[0]?.source.file ?? '']));
  const fileOf = (route: Route) => files.get(route) ?? '';
  return routes.toSorted((one, other) => (fileOf(one) < fileOf(other) ? -1 : fileOf(one) > fileOf(other) ? 1 : 0));
}

function summaryOf({ title, description, keywords }: SearchEntry): PageSummary {
  return { title, description, keywords };
}

function createFrame({ site, theme, client }: RenderInput, stage: Stage): RenderFrame {
  const { config } = site;
  const { scripts, policy, buildId } = client;
  return {
    themeFile: theme.file,
    stage: stage.folder,
    assets: { prepaint: scripts.prepaint, policy, buildId, base: config.base },
    colorMode: config.colorMode.default,
  };
}

/** A page is made of the site and of the texts that it shows, so it need not be put together to see that neither has changed. */
function quickKeyOf({ tasks, programs }: RenderInput, route: Route, digest: string): string {
  const texts = textsOf(route).map(({ source: { file } }) => [tasks.get(file)?.digest, programs.get(file)]);
  return hashOf(digest, route.url, JSON.stringify(texts));
}
