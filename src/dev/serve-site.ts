import { loadLiveFiles } from '../bundler/live-files.ts';
import type { DevCompileWorker } from '../workers/open-dev-compile-worker.ts';
import { createIdle } from './create-idle.ts';
import type { DevOptions, RunningDev } from './dev-options.ts';
import { createChangeCoordinator } from './coordinate-changes.ts';
import { startServer } from './http/start-server.ts';
import type { DevSession } from './session/dev-session.ts';
import { openSession } from './session/open-session.ts';
import type { SettingsReader } from './session/settings-reader.ts';

/** What has begun before all else. */
interface Preparation {
  readonly compileWorker: DevCompileWorker;
  readonly readSettings: SettingsReader;
  /** When the first file was about to be read, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** How long nobody may have waited for anything before the whole site is looked at, in milliseconds. */
const breakMs = 1000;

/** Serves a site and follows its changes. Returns once it answers; throws a `DocsgenError` if it cannot listen. Then the desk is left open; else it is closed with the server. */
export async function serveSite(
  options: DevOptions,
  { compileWorker, readSettings, startedAt }: Preparation,
): Promise<RunningDev> {
  const { root, host, port, begunAt, events } = options;
  const idle = createIdle();
  const turn = () => idle.after(breakMs);
  let reportProblems = () => {};
  const session = await openSession(root, { compileWorker, readSettings, turn, onNews: () => reportProblems() });
  let isClosing = false;
  // What is under way when the threads end has nobody to be told to.
  const onFault = (error: unknown) => isClosing || events.onFault(error);
  let isAsked = false;
  const watched = noteAnswers(session, () => {
    isAsked = true;
    idle.note();
  });
  const server = await startServer({ session: watched, liveFiles: loadLiveFiles, host, port, onFault }).catch(
    async (error: unknown) => {
      idle.stop();
      await session.close();
      throw error;
    },
  );
  idle.note();
  events.onReady({ urls: server.urls, ms: performance.now() - begunAt });
  const { refresh, refreshProblems } = server;
  reportProblems = () => {
    events.onProblems(session.problems());
    refreshProblems().catch(onFault);
  };
  const follower = createChangeCoordinator({
    session,
    refresh,
    idle,
    turn,
    isAsked: () => isAsked,
    startedAt,
    events,
    onFault,
  });
  follower.start();
  return {
    check: follower.check,
    close: async () => {
      isClosing = true;
      idle.stop();
      await follower.close();
      await server.close();
      await session.close();
      await compileWorker.close();
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
