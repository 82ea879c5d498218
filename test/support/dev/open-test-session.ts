import { onTestFinished } from 'vitest';
import { openDevCompileWorker } from '../../../src/workers/open-dev-compile-worker.ts';
import type { DevSession } from '../../../src/dev/session/dev-session.ts';
import { openSettings } from '../../../src/dev/session/settings-reader.ts';
import { openSession } from '../../../src/dev/session/open-session.ts';

/** Opens the session of the site in a folder for one test. */
export async function openTestSession(
  root: string,
  onNews = () => {},
  whenIdle = () => Promise.resolve(),
): Promise<DevSession> {
  const compileWorker = openDevCompileWorker();
  const session = await openSession(root, {
    compileWorker,
    readSettings: await openSettings(root, compileWorker),
    whenIdle,
    onNews,
  });
  onTestFinished(async () => {
    await session.close();
    await compileWorker.close();
  });
  return session;
}
