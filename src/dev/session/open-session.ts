import { resolve } from 'node:path';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import { type CachePlace, openCache } from '../../cache/cache.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { createTable } from '../../cache/table.ts';
import { createAssetTable } from './asset-table.ts';
import { checkSite } from './check-site.ts';
import { createAnswers } from './create-answers.ts';
import type { DevSession } from './dev-session.ts';
import { explainCrash } from './explain-crash.ts';
import { openFileStamps } from './file-stamps.ts';
import { createLinkUpdates } from './link-updates.ts';
import { createProblemStore } from './problem-store.ts';
import type { DevContext } from './dev-services.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import {
  baseOf,
  findRoute,
  isSource,
  pagesOf,
  pathsOutside,
  previewOf,
  reportPage,
  reportSite,
  sourceAt,
  sourcesOf,
} from './inspect-site.ts';
import { findPageChanges } from './page-changes.ts';
import type { SettingsReader } from './settings-reader.ts';
import { openStates, type SiteState, type SiteStates } from './site-state.ts';
import { createTrialRenders } from './trial-renders.ts';
import { translate } from './translation.ts';

interface SessionOptions {
  /** Compiles the pages. */
  readonly compileWorker: DevCompileWorker;
  readonly cachePlace: CachePlace;
  readonly readSettings: SettingsReader;
  /** As in `OpenedSettings`. */
  readonly packages: () => readonly string[];
  /** docsgen's own types of collections. */
  readonly types: readonly CollectionType[];
  /**
   * Resolves when no request has come for a while; rejects when the signal is aborted. The check of
   * the whole site waits for it.
   */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
  /** Is called when a requested page has a new problem, or no longer has a known one. */
  readonly onNews: () => void;
}

/**
 * Returns the dev session of the site in a folder after the content was scanned. If the
 * configuration is wrong, the session answers requests with its errors.
 *
 * When a file is saved, `update` makes the next state of the site: it loads again only what the
 * file belongs to (`site-state.ts`). The server then asks for the pages that browsers show, and
 * `answer` renders them from that state (`create-answers.ts`). Nothing else is made until somebody
 * requests it, or until the server is idle and calls `check` (`check-site.ts`).
 */
export async function openSession(folder: string, options: SessionOptions): Promise<DevSession> {
  const { compileWorker, cachePlace, readSettings, packages, types, whenIdle, onNews } = options;
  const root = resolve(folder);
  const stateFolder = await findStateFolder(root);
  const cache = openCache(cachePlace);
  const [scans, stamps] = await Promise.all([cache.packed<unknown>('content'), openFileStamps(root, cache)]);
  const context: DevContext = { cache, assets: createAssetTable(), ruleResults: createTable() };
  const states = await openStates({
    root,
    folder: stateFolder,
    types,
    context,
    compileWorker,
    readSettings,
    scans,
    stamps,
  });
  const problemStore = createProblemStore(states, onNews);
  const { update, latest } = createUpdates(states);
  const answer = createAnswers({ context, states, problemStore, update });
  const tryRendering = createTrialRenders();
  const findProblems = async (pause: SessionOptions['whenIdle'], signal?: AbortSignal) => {
    const state = states.current();
    const problems = state && (await checkSite(state, context, { whenIdle: pause, tryRendering, signal }));
    if (state && problems) problemStore.setChecked(state, problems);
  };
  // Whoever has asked for it waits for it.
  const recheck = () => findProblems(async () => undefined);
  const links = createLinkUpdates({ states, problemStore, update, recheck });
  const saveScan = createScanSaver(states, (hashes) => stamps.keep(hashes).then(scans.save));
  return {
    root,
    packageFolders: packages,
    update,
    answer: async (path) => {
      await latest();
      return links.combineIn(await answer(path));
    },
    check: async (signal) => {
      await latest();
      await saveScan();
      await findProblems(whenIdle, signal);
      return links.problems();
    },
    problems: links.problems,
    updateLinks: links.updateLinks,
    leaveLinks: links.leaveLinks,
    createTranslation: async (path) => {
      const state = await latest();
      const route = findRoute(state, path);
      return state && route && translate(state.graph.site, route);
    },
    explainCrash: async (report) => {
      const parts = await (await latest())?.parts();
      if (!parts) return null;
      const problem = await explainCrash(parts, report);
      problemStore.note([problem]);
      return problem;
    },
    base: () => baseOf(states.current()),
    preview: () => previewOf(states.current()),
    known: () => sourcesOf(states.current()),
    outside: () => pathsOutside(states.current()),
    knowsFile: (file) => isSource(states.current(), file) || problemStore.names(file),
    pagesOf: (files) => pagesOf(states.current(), files),
    fileOf: async (path) => sourceAt(await latest(), path),
    reportSite: async () => reportSite(await latest()),
    reportPage: async (path) => reportPage(await latest(), context, path),
    close: async () => {
      await latest();
      await saveScan();
      await states.close();
    },
  };
}

/**
 * Returns the function that updates a session, one change after another, and one that resolves with
 * the state after the last change: a request that comes during an update waits for it.
 */
function createUpdates(states: SiteStates) {
  let last: Promise<unknown> = Promise.resolve();
  const updateNow = async (files: ReadonlySet<string>) => {
    const start = performance.now();
    const before = states.current()?.graph ?? null;
    const kind = await states.update(files);
    const changes = findPageChanges(before, states.current()?.graph ?? null);
    return { kind, ms: performance.now() - start, ...changes };
  };
  return {
    latest: async (): Promise<SiteState | null> => {
      await last;
      return states.current();
    },
    update: ((files) => {
      const next = last.then(() => updateNow(files));
      last = next.catch(() => undefined);
      return next;
    }) satisfies DevSession['update'],
  };
}

/**
 * Returns the function that saves the scan for the next start, once. It is called late, because no
 * request waits for it.
 */
function createScanSaver(
  states: SiteStates,
  save: (hashes: ReadonlyMap<string, string>) => Promise<void>,
): () => Promise<void> {
  let saving: Promise<void> | null = null;
  return async () => {
    const hashes = states.current()?.graph.site.content.hashes;
    if (saving !== null || !hashes) return saving ?? undefined;
    const saved = save(hashes);
    // The first call reports an error.
    saving = saved.catch(() => undefined);
    return saved;
  };
}
