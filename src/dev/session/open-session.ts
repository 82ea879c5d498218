import { join, resolve } from 'node:path';
import { openTheme } from '../../bundler/open-theme.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import { openShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import { stateFolder } from '../../system/state-folder.ts';
import { staticFolder } from '../../content/scan-content.ts';
import { servedBase } from '../../site/graph/address.ts';
import { createAssetTable } from './asset-table.ts';
import { checkSite } from './check-site.ts';
import { createAnswers } from './create-answers.ts';
import type { DevSession, Update } from './dev-session.ts';
import { explainCrash } from './explain-crash.ts';
import { openFileStamps } from './file-stamps.ts';
import { createProblemStore, type ProblemStore } from './problem-store.ts';
import type { DevContext } from './dev-services.ts';
import type { SettingsReader } from './settings-reader.ts';
import { openStates, type SiteStates } from './site-state.ts';
import { createTrialRenders } from './trial-renders.ts';
import { translate } from './translation.ts';

interface SessionOptions {
  /** Compiles the pages. */
  readonly compileWorker: DevCompileWorker;
  readonly readSettings: SettingsReader;
  /** Settles when nobody waits for anything: looking at the whole site takes its time. */
  readonly turn: () => Promise<void>;
  /**
   * Is called when a page that somebody has asked for shows what was not known to be wrong, or no
   * longer is.
   */
  readonly onNews: () => void;
}

/** Returns the session of the site in a folder, once it is known which pages there are. A wrong configuration is what it then answers with. */
export async function openSession(folder: string, options: SessionOptions): Promise<DevSession> {
  const { compileWorker, readSettings, turn: waitForTurn, onNews } = options;
  const root = resolve(folder);
  const own = stateFolder(root);
  const cache = { folder: join(own, 'cache'), identity: codeIdentity() };
  const [theme, cacheFile] = await Promise.all([
    openTheme(),
    openShardedCacheFile(join(cache.folder, 'content'), cache.identity),
  ]);
  const context: DevContext = { theme, cache, assets: createAssetTable() };
  const stamps = await openFileStamps(root, cache.folder, cacheFile);
  const states = await openStates({ root, folder: own, context, compileWorker, readSettings, cacheFile, stamps });
  // For later starts: nobody waits for it to be written now.
  let isScanKept = false;
  const keepScan = async () => {
    if (isScanKept) return;
    isScanKept = true;
    stamps.keep(states.current()?.graph.site.content.hashes ?? new Map());
    await cacheFile.save();
  };
  const problemStore = createProblemStore(states, onNews);
  const tryRendering = createTrialRenders();
  // What is asked for after a change is answered after it.
  let turn: Promise<unknown> = Promise.resolve();
  const update = (files: ReadonlySet<string>): Promise<Update> => {
    const next = turn.then(async () => {
      const start = performance.now();
      const kind = await states.update(files);
      return { kind, ms: performance.now() - start };
    });
    turn = next.catch(() => undefined);
    return next;
  };
  const base = () => {
    const state = states.current();
    return state ? servedBase(state.graph.site.config) : '/';
  };
  const answer = createAnswers({ root, context, states, problemStore, update });
  return {
    root,
    base,
    answer: async (path) => {
      await turn;
      return answer(path);
    },
    update,
    check: async () => {
      await turn;
      await keepScan();
      const state = states.current();
      const isCurrent = () => states.current() === state;
      const problems = state && (await checkSite(state, context, { waitForTurn, isCurrent, tryRendering }));
      if (state && problems) problemStore.setChecked(state, problems);
      return problemStore.known();
    },
    problems: problemStore.known,
    ...knownFiles(states, problemStore),
    createTranslation: async (path) => {
      await turn;
      const route = states.current()?.finder.find(decodeURIComponent(path.slice(base().length)));
      return route ? translate(root, route) : null;
    },
    explainCrash: async (report) => {
      await turn;
      const parts = await states.current()?.parts();
      if (!parts) return null;
      const problem = await explainCrash(parts, report);
      problemStore.note([problem]);
      return problem;
    },
    close: async () => {
      await turn;
      await keepScan();
      await states.close();
    },
  };
}

/** Returns what a session says of the files of its site. */
function knownFiles(
  states: SiteStates,
  problemStore: ProblemStore,
): Pick<DevSession, 'contentFiles' | 'outsideFiles' | 'knowsFile'> {
  const site = () => states.current()?.graph.site;
  return {
    contentFiles: () => {
      const content = site()?.content;
      return content ? [...content.hashes.keys(), ...content.staticFiles.map((file) => `${staticFolder}/${file}`)] : [];
    },
    outsideFiles: () => (site()?.config.sources ?? []).filter((file) => file.startsWith('../')),
    knowsFile: (file) => {
      const isSource = site()?.content.hashes.has(file) === true || site()?.config.sources.includes(file) === true;
      return isSource || problemStore.names(file);
    },
  };
}
