import { onTestFinished } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import { type DevCompileWorker, openDevCompileWorker } from '../../../src/workers/open-dev-compile-worker.ts';
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
  const { compileWorker, isIdle } = useThread();
  const session = await openSession(root, {
    compileWorker,
    ...(await openSettings(root, compileWorker, types)),
    types,
    whenIdle,
    onNews,
  });
  const close = async () => {
    await session.close();
    await isIdle();
  };
  return { session, close };
}

interface UsedThread {
  readonly compileWorker: DevCompileWorker;
  /** Resolves when the thread has done what this session has asked of it. */
  readonly isIdle: () => Promise<void>;
}

/**
 * The one thread for the sessions of all test files of a worker, with which it ends. Its start
 * costs more than what most tests have it compile. It keeps nothing of a session but its renderer,
 * until another comes; `docsgen dev` has a thread of its own in the tests that start the command.
 */
let thread: DevCompileWorker | undefined;

function useThread(): UsedThread {
  const shared = (thread ??= openDevCompileWorker());
  const running = new Set<Promise<unknown>>();
  const note = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    const remove = () => running.delete(work);
    work.then(remove, remove);
    return work;
  };
  return {
    compileWorker: {
      compile: (settings, tasks) => note(shared.compile(settings, tasks)),
      warmUp: (settings) => note(shared.warmUp(settings)),
      close: () => Promise.resolve(),
    },
    isIdle: async () => void (await Promise.allSettled(running)),
  };
}
