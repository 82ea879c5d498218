import { onTestFinished } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import { openDevCompileWorker } from '../../../src/workers/open-dev-compile-worker.ts';
import type { DevSession } from '../../../src/dev/session/dev-session.ts';
import type { CollectionType } from '../../../src/site/collection-type.ts';
import { openSettings } from '../../../src/dev/session/settings-reader.ts';
import { openSession } from '../../../src/dev/session/open-session.ts';

interface TestSessionOptions {
  readonly types?: readonly CollectionType[];
  readonly onNews?: () => void;
  readonly whenIdle?: () => Promise<void>;
}

interface OpenedSession {
  readonly session: DevSession;
  readonly close: () => Promise<void>;
}

/** Opens the session of the site in a folder for one test. */
export async function openTestSession(root: string, options?: TestSessionOptions): Promise<DevSession> {
  const { session, close } = await openFileSession(root, options);
  onTestFinished(close);
  return session;
}

/** Opens the session of the site in a folder for the tests of a file, which close it. */
export async function openFileSession(
  root: string,
  { types = collectionTypes, onNews = () => {}, whenIdle = () => Promise.resolve() }: TestSessionOptions = {},
): Promise<OpenedSession> {
  const compileWorker = openDevCompileWorker();
  const session = await openSession(root, {
    compileWorker,
    ...(await openSettings(root, compileWorker, types)),
    types,
    whenIdle,
    onNews,
  });
  const close = async () => {
    await session.close();
    await compileWorker.close();
  };
  return { session, close };
}
