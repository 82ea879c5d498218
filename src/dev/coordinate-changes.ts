import { changedSince } from './changed-since.ts';
import type { Idle } from './create-idle.ts';
import type { DevEvents } from './dev-events.ts';
import type { DevSession, KnownProblems } from './session/dev-session.ts';
import type { SiteWatcher } from './watch-site.ts';

/** Takes in what changes of a site, and looks at the whole of it when nobody waits. */
export interface Follower {
  /** Looks at the whole site. Returns all that is wrong with it. */
  readonly check: () => Promise<KnownProblems>;
  /** Begins to watch, soon. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

interface ChangeCoordinatorOptions {
  readonly session: DevSession;
  /** Brings every window up to date. */
  readonly refresh: () => Promise<void>;
  readonly idle: Idle;
  /** Settles when nobody waits for anything: looking at the whole site takes its time. */
  readonly turn: () => Promise<void>;
  /** Whether a page has been asked for. */
  readonly isAsked: () => boolean;
  /** When files began to be read, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly events: DevEvents;
  readonly onFault: (error: unknown) => void;
}

/** How long nobody may have waited for anything before watching begins, in milliseconds. */
const shortBreak = 600;

/** When watching begins, though somebody asks again and again: they may be waiting for what they have mended. Milliseconds. */
const longestWait = 1000;

/** Returns the follower of a session. */
export function createChangeCoordinator(options: ChangeCoordinatorOptions): Follower {
  const { session, refresh, idle, turn, isAsked, startedAt, events, onFault } = options;
  let watcher: SiteWatcher | null = null;
  let isClosed = false;
  const check = async (): Promise<KnownProblems> => {
    const known = await session.check();
    events.onProblems(known);
    await refresh();
    return known;
  };
  let checks = 0;
  const checkLater = async () => {
    const number = (checks += 1);
    await turn();
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
    await refresh();
    if (update.kind !== 'nothing') events.onUpdate(files, update);
    events.onProblems(session.problems());
    watcher?.add(session.outsideFiles());
    checkLater().catch(onFault);
  };
  const untilQuiet = async () => {
    await idle.after(shortBreak);
    // Whoever starts the server is about to ask for a page.
    if (!isAsked()) await turn();
    await idle.after(shortBreak);
  };
  const start = async () => {
    // To look at thirty thousand files takes half a second of the processor, which the first page needs.
    await Promise.race([untilQuiet(), idle.delay(longestWait)]);
    const { watchSite } = await import('./watch-site.ts');
    if (isClosed) return;
    const { root } = session;
    watcher = watchSite({ root, onChange: take, onFault });
    watcher.add(session.outsideFiles());
    await watcher.ready;
    await take(await changedSince(root, startedAt, session.contentFiles()));
    await checkLater();
  };
  return {
    check,
    start: () => void start().catch(onFault),
    close: async () => {
      isClosed = true;
      await watcher?.close();
    },
  };
}
