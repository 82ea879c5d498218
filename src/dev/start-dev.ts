import { loadLiveFiles } from '../build/bundle/live-files.ts';
import { changedSince } from './changed-since.ts';
import type { DevEvents } from './dev-events.ts';
import { startServer } from './http/start-server.ts';
import type { DevSession, KnownProblems } from './session/dev-session.ts';
import { openSession } from './session/open-session.ts';
import { watchSite } from './watch-site.ts';

export interface DevOptions {
  /** The site's folder. */
  readonly root: string;
  readonly host: string;
  /** Only this port will do; without, 3000 or the next free one. */
  readonly port: number | undefined;
  readonly events: DevEvents;
}

/** A development server that answers. */
export interface RunningDev {
  /** Looks at the whole site. Returns all that is wrong with it. */
  readonly check: () => Promise<KnownProblems>;
  /** Closes sockets, watchers and the server. */
  readonly close: () => Promise<void>;
}

/** How long nobody may have asked for anything before something is done that keeps pages waiting, in milliseconds. */
const idleMs = 600;

/** Starts the development server of a site. Returns once it answers; throws a `DocsgenError` if it cannot listen. */
export async function startDev({ root: folder, host, port, events }: DevOptions): Promise<RunningDev> {
  const startedAt = Date.now();
  const session = await openSession(folder);
  const { root } = session;
  const idle = createIdle(idleMs);
  let isClosing = false;
  // What is under way when the threads end has nobody to be told to.
  const onFault = (error: unknown) => isClosing || events.onFault(error);
  const watched: DevSession = {
    ...session,
    answer: (path) => {
      idle.delay();
      return session.answer(path);
    },
  };
  const server = await startServer({ session: watched, liveFiles: loadLiveFiles, host, port, onFault });
  events.onReady({ urls: server.urls, ms: performance.now() });

  const check = async (): Promise<KnownProblems> => {
    const known = await session.check();
    events.onProblems(known);
    await server.refresh();
    return known;
  };
  const take = async (files: ReadonlySet<string>) => {
    if (files.size === 0) return;
    const update = await session.update(files);
    await server.refresh();
    if (update.kind !== 'nothing') events.onUpdate(files, update);
    events.onProblems(session.problems());
    watcher?.add(session.outsideFiles());
    idle.next(checkQuietly);
  };
  const checkQuietly = () => void check().catch(onFault);
  let watcher: ReturnType<typeof watchSite> | null = null;
  const startWatching = async () => {
    watcher = watchSite({ root, onChange: take, onFault });
    watcher.add(session.outsideFiles());
    await watcher.ready;
    await take(await changedSince(root, startedAt, session.contentFiles()));
    await check();
  };
  // To watch thirty thousand files takes two seconds, in which no page would be answered.
  idle.next(() => void startWatching().catch(onFault));
  return {
    check,
    close: async () => {
      isClosing = true;
      idle.stop();
      await watcher?.close();
      await server.close();
      await session.close();
    },
  };
}

interface Idle {
  /** Begins the wait anew. */
  readonly delay: () => void;
  /** Does something once nothing has happened for a while, in place of what was waiting. */
  readonly next: (work: () => void) => void;
  readonly stop: () => void;
}

function createIdle(ms: number): Idle {
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => void) | null = null;
  const delay = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const work = waiting;
      waiting = null;
      work?.();
    }, ms);
  };
  return {
    delay,
    next: (work) => {
      waiting = work;
      delay();
    },
    stop: () => clearTimeout(timer),
  };
}
