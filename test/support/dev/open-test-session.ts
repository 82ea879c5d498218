import { onTestFinished } from 'vitest';
import { openDevCompileWorker } from '../../../src/workers/open-dev-compile-worker.ts';
import type { DevSession } from '../../../src/dev/session/dev-session.ts';
import { openSettings } from '../../../src/dev/session/settings-reader.ts';
import { openSession } from '../../../src/dev/session/open-session.ts';

interface OpenedSession {
  readonly session: DevSession;
  readonly close: () => Promise<void>;
}

/** Opens the session of the site in a folder for one test. */
export async function openTestSession(root: string, onNews = () => {}): Promise<DevSession> {
  const { session, close } = await openFileSession(root, onNews);
  onTestFinished(close);
  return session;
}

/** Opens the session of the site in a folder for the tests of a file, which close it. */
export async function openFileSession(root: string, onNews = () => {}): Promise<OpenedSession> {
  const compileWorker = openDevCompileWorker();
  const session = await openSession(root, {
    compileWorker,
    readSettings: await openSettings(root, compileWorker),
    whenIdle: () => Promise.resolve(),
    onNews,
  });
  const close = async () => {
    await session.close();
    await compileWorker.close();
  };
  return { session, close };
}
