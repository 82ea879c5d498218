import { loadLiveFiles } from '../bundler/live-files.ts';
import type { DevCompileWorker } from '../workers/open-dev-compile-worker.ts';
import { createIdle } from './create-idle.ts';
import type { DevEvents } from './dev-events.ts';
import type { DevOptions, RunningDev } from './dev-options.ts';
import { createChangeCoordinator } from './change-coordinator.ts';
import { startServer } from './http/start-server.ts';
import type { DevSession } from './session/dev-session.ts';
import { openSession } from './session/open-session.ts';
import type { CollectionType } from '../site/collection-type.ts';
import type { OpenedSettings } from './session/settings-reader.ts';

/** What `startDev` has started before the other modules are loaded. */
interface Preparation extends OpenedSettings {
  readonly compileWorker: DevCompileWorker;
  readonly types: readonly CollectionType[];
  /** Time just before the first file was read, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Time without requests before the whole site is checked, in milliseconds. */
const idleMs = 1000;

/**
 * Serves a site and applies its changes. Resolves when the server answers. Closes the dev compile
 * worker together with the server. If the server cannot listen, throws a `DocsgenError` and leaves
 * the worker open.
 */
export async function serveSite(
  options: DevOptions,
  { compileWorker, cachePlace, readSettings, packages, types, startedAt }: Preparation,
): Promise<RunningDev> {
  const { root, host, port, poll, allowedHosts = [], begunAt, events } = options;
  const idle = createIdle();
  const whenIdle = (signal: AbortSignal) => idle.after(idleMs, signal);
  let reportProblems = () => {};
  const session = await openSession(root, {
    compileWorker,
    cachePlace,
    readSettings,
    packages,
    types,
    whenIdle,
    onNews: () => reportProblems(),
  });
  const closing = new AbortController();
  const { signal } = closing;
  // Work that is interrupted by closing may fail. These errors are not reported.
  const onFault = (error: unknown) => signal.aborted || events.onFault(error);
  let hasRequests = false;
  const tracked = trackRequests(session, () => {
    hasRequests = true;
    idle.note();
  });
  const watched = reportLinks(tracked, events, () => server.refresh());
  const server = await startServer({
    session: watched,
    liveFiles: loadLiveFiles,
    host,
    port,
    allowedHosts: () => [...allowedHosts, ...session.preview().allowedHosts],
    onLoad: () => coordinator.compare(),
    onFault,
  }).catch(async (error: unknown) => {
    await session.close();
    throw error;
  });
  idle.note();
  events.onReady({ urls: server.urls, ms: performance.now() - begunAt });
  const { refresh, refreshProblems } = server;
  reportProblems = () => {
    events.onProblems(session.problems());
    refreshProblems().catch(onFault);
  };
  const coordinator = createChangeCoordinator({
    session,
    refresh,
    idle,
    whenIdle,
    hasRequests: () => hasRequests,
    startedAt,
    poll,
    events,
    onFault,
    signal,
  });
  coordinator.start();
  return {
    check: coordinator.check,
    updateLinks: async () => void (await watched.updateLinks(null)),
    leaveLinks: async () => void (await watched.leaveLinks(null)),
    close: async () => {
      closing.abort();
      await coordinator.close();
      await server.close();
      await session.close();
      await compileWorker.close();
    },
  };
}

/** Returns a session that calls `note` at the start and at the end of each request. */
function trackRequests(session: DevSession, note: () => void): DevSession {
  return {
    ...session,
    answer: (path) => {
      note();
      return session.answer(path).finally(note);
    },
  };
}

/** Returns a session that reports each decision about links to renamed pages. */
function reportLinks(session: DevSession, events: DevEvents, refresh: () => Promise<void>): DevSession {
  const report = async <T>(done: T): Promise<T> => {
    events.onProblems(session.problems());
    await refresh();
    return done;
  };
  return {
    ...session,
    updateLinks: async (from) => {
      const updates = await session.updateLinks(from);
      if (updates.length > 0) events.onLinkUpdates(updates);
      return report(updates);
    },
    leaveLinks: async (from) => report(await session.leaveLinks(from)),
  };
}
