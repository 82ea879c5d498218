import { join, resolve } from 'node:path';
import { openTheme } from '../../bundler/open-theme.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import type { Desk } from '../../workers/open-desk.ts';
import { openSheet } from '../../cache/sheet.ts';
import { staticFolder } from '../../content/scan-content.ts';
import { servedBase } from '../../site/graph/address.ts';
import { createAssetTable } from './asset-table.ts';
import { checkSite } from './check-site.ts';
import { createAnswers } from './create-answers.ts';
import type { DevSession, Update } from './dev-session.ts';
import { explainCrash } from './explain-crash.ts';
import { openFileStamps } from './file-stamps.ts';
import { createProblemBook, type ProblemBook } from './known-problems.ts';
import type { Workshop } from './page-source.ts';
import type { SettingsReader } from './settings-reader.ts';
import { openStates, type SiteStates } from './site-state.ts';
import { createTrialPrints } from './trial-prints.ts';
import { translate } from './translation.ts';

interface SessionOptions {
  /** Compiles the pages. */
  readonly desk: Desk;
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
  const { desk, readSettings, turn: waitForTurn, onNews } = options;
  const root = resolve(folder);
  const own = join(root, '.docsgen');
  const cache = { folder: join(own, 'cache'), identity: codeIdentity() };
  const [theme, sheet] = await Promise.all([openTheme(), openSheet(join(cache.folder, 'content'), cache.identity)]);
  const workshop: Workshop = { theme, cache, assets: createAssetTable() };
  const stamps = await openFileStamps(root, cache.folder, sheet);
  const states = await openStates({ root, folder: own, workshop, desk, readSettings, sheet, stamps });
  // For later starts: nobody waits for it to be written now.
  let isScanKept = false;
  const keepScan = async () => {
    if (isScanKept) return;
    isScanKept = true;
    stamps.keep(states.current()?.graph.site.content.hashes ?? new Map());
    await sheet.save();
  };
  const book = createProblemBook(states, onNews);
  const tryPrinting = createTrialPrints();
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
  const answer = createAnswers({ root, workshop, states, book, update });
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
      const problems = state && (await checkSite(state, workshop, { waitForTurn, isCurrent, tryPrinting }));
      if (state && problems) book.setChecked(state, problems);
      return book.known();
    },
    problems: book.known,
    ...knownFiles(states, book),
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
      book.note([problem]);
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
  book: ProblemBook,
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
      return isSource || book.names(file);
    },
  };
}
