import { resolve } from 'node:path';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import { type CachePlace, openCache } from '../../cache/cache.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { contentFolders } from '../../content/content-folders.ts';
import { staticFolders, staticSource } from '../../content/scan-static.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import { servedBase } from '../../site/graph/address.ts';
import { createTable } from '../../cache/table.ts';
import { createAssetTable } from './asset-table.ts';
import { checkSite } from './check-site.ts';
import { createAnswers } from './create-answers.ts';
import type { DevSession, Update } from './dev-session.ts';
import { explainCrash } from './explain-crash.ts';
import { openFileStamps } from './file-stamps.ts';
import { createLinkUpdates } from './link-updates.ts';
import { createProblemStore, type ProblemStore } from './problem-store.ts';
import type { DevContext } from './dev-services.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import { pagesOf } from './pages-of.ts';
import type { Site } from '../../site/graph/site.ts';
import { reportPage, reportSite } from './inspect-site.ts';
import { findPageChanges } from './page-changes.ts';
import type { SettingsReader } from './settings-reader.ts';
import { openStates, type SiteStates } from './site-state.ts';
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
 */
export async function openSession(folder: string, options: SessionOptions): Promise<DevSession> {
  const { compileWorker, cachePlace, readSettings, packages, types, whenIdle, onNews } = options;
  const root = resolve(folder);
  const own = await findStateFolder(root);
  const cache = openCache(cachePlace);
  const [scans, stamps] = await Promise.all([cache.packed<unknown>('content'), openFileStamps(root, cache)]);
  const context: DevContext = { cache, assets: createAssetTable(), ruleResults: createTable() };
  const states = await openStates({ root, folder: own, types, context, compileWorker, readSettings, scans, stamps });
  const keepScan = createScanKeeper(states, (hashes) => stamps.keep(hashes).then(scans.save));
  const problemStore = createProblemStore(states, onNews);
  const tryRendering = createTrialRenders();
  const { update, lastUpdate } = createUpdates(states);
  const base = () => {
    const state = states.current();
    return state ? servedBase(state.graph.site.config) : '/';
  };
  const find = async (path: string) => {
    await lastUpdate();
    const state = states.current();
    const route = state?.finder.find(decodeURIComponent(path.slice(base().length)));
    return state && route ? { site: state.graph.site, route } : null;
  };
  const answer = createAnswers({ context, states, problemStore, update });
  const examine = async (pause: SessionOptions['whenIdle'], signal?: AbortSignal) => {
    const state = states.current();
    const problems = state && (await checkSite(state, context, { whenIdle: pause, tryRendering, signal }));
    if (state && problems) problemStore.setChecked(state, problems);
  };
  // Who has asked for it waits for it.
  const recheck = () => examine(async () => undefined);
  const { combineIn, ...links } = createLinkUpdates({ states, problemStore, update, recheck });
  return {
    root,
    base,
    answer: async (path) => {
      await lastUpdate();
      return combineIn(await answer(path));
    },
    update,
    check: async (signal) => {
      await lastUpdate();
      await keepScan();
      await examine(whenIdle, signal);
      return links.problems();
    },
    ...links,
    packageFolders: packages,
    preview: () => states.current()?.graph.site.config.dev ?? { poll: null, allowedHosts: [] },
    ...knownFiles(states, problemStore),
    pagesOf: (files) => pagesOf(states.current(), files),
    fileOf: async (path) => {
      const file = (await find(path))?.route.entry?.source.file;
      return file === undefined || isAtRef(file) ? null : file;
    },
    createTranslation: async (path) => {
      const found = await find(path);
      return found && translate(found.site, found.route);
    },
    explainCrash: async (report) => {
      await lastUpdate();
      const parts = await states.current()?.parts();
      if (!parts) return null;
      const problem = await explainCrash(parts, report);
      problemStore.note([problem]);
      return problem;
    },
    ...reports(states, context, lastUpdate),
    close: async () => {
      await lastUpdate();
      await keepScan();
      await states.close();
    },
  };
}

/**
 * Returns the function that saves the scan for the next start, once. It is called late, because no
 * request waits for it.
 */
function createScanKeeper(
  states: SiteStates,
  keep: (hashes: Site['content']['hashes']) => Promise<void>,
): () => Promise<void> {
  let keeping: Promise<void> | null = null;
  return async () => {
    const hashes = states.current()?.graph.site.content.hashes;
    if (keeping !== null || !hashes) return keeping ?? undefined;
    const kept = keep(hashes);
    // The first call reports an error.
    keeping = kept.catch(() => undefined);
    return kept;
  };
}

/** Returns the function that updates a session, and one that waits for the last update. */
function createUpdates(states: SiteStates) {
  // A request after a change waits until the update is done.
  let lastUpdate: Promise<unknown> = Promise.resolve();
  return {
    lastUpdate: () => lastUpdate,
    update: (files: ReadonlySet<string>): Promise<Update> => {
      const next = lastUpdate.then(async () => {
        const start = performance.now();
        const before = states.current()?.graph ?? null;
        const kind = await states.update(files);
        const changes = findPageChanges(before, states.current()?.graph ?? null);
        return { kind, ms: performance.now() - start, ...changes };
      });
      lastUpdate = next.catch(() => undefined);
      return next;
    },
  };
}

/** Returns the functions of a session that list and recognize files of the site. */
function knownFiles(
  states: SiteStates,
  problemStore: ProblemStore,
): Pick<DevSession, 'known' | 'outside' | 'knowsFile'> {
  const site = () => states.current()?.graph.site;
  return {
    known: () => {
      const { content, config } = site() ?? {};
      const written = [...(content?.hashes.keys() ?? [])].filter(
        (file) => !isAtRef(file) && !content?.generated.pages.has(file),
      );
      return {
        files: content ? [...written, ...content.staticFiles.map((file) => staticSource(content, file))] : [],
        contentFolders: config ? contentFolders(config) : ['content'],
        staticFolders: config ? staticFolders(config) : ['static'],
      };
    },
    outside: () => {
      const { config, content } = site() ?? {};
      const folders = config ? outermost([...contentFolders(config), ...staticFolders(config)]) : [];
      const files = [...(config?.sources ?? []), ...(content?.generated.sources ?? [])];
      return { files: files.filter(isOutside), folders: folders.filter(isOutside) };
    },
    knowsFile: (file) => {
      const isSource = site()?.content.hashes.has(file) === true || site()?.config.sources.includes(file) === true;
      return isSource || problemStore.names(file);
    },
  };
}

function isOutside(path: string): boolean {
  return path.startsWith('../');
}

/** Returns the folders that are in no other of them. */
function outermost(folders: readonly string[]): readonly string[] {
  const all = [...new Set(folders)];
  return all.filter((folder) => !all.some((other) => folder.startsWith(`${other}/`)));
}

/** Returns the functions of a session that report what docsgen knows of the site. */
function reports(
  states: SiteStates,
  context: DevContext,
  lastUpdate: () => Promise<unknown>,
): Pick<DevSession, 'reportSite' | 'reportPage'> {
  return {
    reportSite: async () => {
      await lastUpdate();
      const state = states.current();
      return state && reportSite(state);
    },
    reportPage: async (path) => {
      await lastUpdate();
      const state = states.current();
      const base = state && servedBase(state.graph.site.config);
      const route = state?.finder.find(decodeURIComponent(path.slice(base?.length ?? 0)));
      return state && route ? reportPage(state, context, route) : null;
    },
  };
}
