import { loadLiveFiles } from '../build/bundle/live-files.ts';
import { openDesk } from '../build/pages/open-desk.ts';
import { changedSince } from './changed-since.ts';
import { createIdle } from './create-idle.ts';
import type { DevEvents } from './dev-events.ts';
import type { DevSession, KnownProblems } from './session/dev-session.ts';
import { watchSite } from './watch-site.ts';

export interface DevOptions {
  /** The site's folder. */
  readonly root: string;
  readonly host: string;
  /** Only this port will do; without, 3000 or the next free one. */
  readonly port: number | undefined;
  /** When the start was asked for, in milliseconds of `performance.now()`. */
  readonly begunAt: number;
  readonly events: DevEvents;
}

/** A development server that answers. */
export interface RunningDev {
  /** Looks at the whole site. Returns all that is wrong with it. */
  readonly check: () => Promise<KnownProblems>;
  /** Closes sockets, watchers and the server. */
  readonly close: () => Promise<void>;
}

/** How long nobody may have waited for anything before watching begins, which keeps pages waiting for a moment, and before the whole site is looked at. Milliseconds. */
const [shortBreak, longBreak] = [600, 1000];

/** When watching begins, though somebody asks again and again: they may be waiting for what they have mended. Milliseconds. */
const longestWait = 3000;

/** Starts the development server of a site. Returns once it answers; throws a `DocsgenError` if it cannot listen. */
export async function startDev({ root: folder, host, port, begunAt, events }: DevOptions): Promise<RunningDev> {
  const startedAt = Date.now();
  const idle = createIdle();
  // The rest of the modules is loaded while the thread loads its own.
  const desk = await openDesk();
  const { openSession } = await import('./session/open-session.ts');
  const { startServer } = await import('./http/start-server.ts');
  const session = await openSession(folder, { desk, turn: () => idle.after(longBreak) });
  const { root } = session;
  let isClosing = false;
  // What is under way when the threads end has nobody to be told to.
  const onFault = (error: unknown) => isClosing || events.onFault(error);
  let isAsked = false;
  const watched = noteAnswers(session, () => {
    idle.note();
    isAsked = true;
  });
  const server = await startServer({ session: watched, liveFiles: loadLiveFiles, host, port, onFault });
  idle.note();
  events.onReady({ urls: server.urls, ms: performance.now() - begunAt });

  const check = async (): Promise<KnownProblems> => {
    const known = await session.check();
    events.onProblems(known);
    await server.refresh();
    return known;
  };
  let checks = 0;
  const checkLater = async () => {
    const number = (checks += 1);
    await idle.after(longBreak);
    // Another change has come since, after which it is looked at again.
    if (number === checks) await check();
  };
  // What could not be taken in is tried again with the next change.
  const owed = new Set<string>();
  const take = async (files: ReadonlySet<string>) => {
    if (files.size === 0) return;
    idle.note();
    for (const file of files) owed.add(file);
    const update = await session.update(new Set(owed));
    owed.clear();
    await server.refresh();
    if (update.kind !== 'nothing') events.onUpdate(files, update);
    events.onProblems(session.problems());
    watcher?.add(session.outsideFiles());
    checkLater().catch(onFault);
  };
  let watcher: ReturnType<typeof watchSite> | null = null;
  const untilQuiet = async () => {
    await idle.after(shortBreak);
    // Whoever starts the server is about to ask for a page.
    if (!isAsked) await idle.after(longBreak);
    await idle.after(shortBreak);
  };
  const startWatching = async () => {
    await Promise.race([untilQuiet(), idle.delay(longestWait)]);
    watcher = watchSite({ root, onChange: take, onFault });
    watcher.add(session.outsideFiles());
    await watcher.ready;
    await take(await changedSince(root, startedAt, session.contentFiles()));
    await checkLater();
  };
  // To watch thirty thousand files takes two seconds, in which no page would be answered.
  startWatching().catch(onFault);
  return {
    check,
    close: async () => {
      isClosing = true;
      idle.stop();
      await watcher?.close();
      await server.close();
      await session.close();
      await desk.close();
    },
  };
}

/** Returns a session that tells when somebody begins to wait for it, and when they have their answer. */
function noteAnswers(session: DevSession, note: () => void): DevSession {
  return {
    ...session,
    answer: (path) => {
      note();
      return session.answer(path).finally(note);
    },
  };
}
