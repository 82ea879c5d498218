import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readlinkSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { isCode } from '../../system/error-code.ts';

/** A lock file that only one process can hold at a time. */
export interface Lock {
  /**
   * Returns whether this process still holds the lock. After a long sleep of the machine, another
   * process may have removed the lock as abandoned.
   */
  readonly isHeld: () => boolean;
  /** Releases the lock, and removes the folders that were created for it if they are empty. */
  readonly release: () => void;
}

const holder = z.object({
  id: z.string(),
  pid: z.number(),
  /** Name of the machine or of the container. */
  host: z.string(),
  /**
   * Start time of the process, null where the system does not report it. Process ids are reused, so
   * the id alone does not identify a process.
   */
  started: z.string().nullable(),
});

/**
 * `poll`: how often a waiting process checks the file. `touch`: how often the holder updates its
 * time. Milliseconds.
 */
const intervals = { poll: 100, touch: 5000 };

/**
 * A file that has not changed for this long is abandoned, if its process cannot be checked.
 * `written` is for a file with content, `empty` for one without. Milliseconds.
 */
const staleAfter = { written: 60_000, empty: 2000 };

/**
 * Takes the lock file at a path as soon as no living process holds it. Calls `onWait` once with the
 * name of the holder, if another process holds the lock.
 */
export async function takeLock(path: string, onWait: (holder: string) => void): Promise<Lock> {
  const id = randomUUID();
  const text = JSON.stringify({ id, pid: process.pid, host: hostName(), started: startOf(process.pid) });
  const folder = dirname(path);
  let made = mkdirSync(folder, { recursive: true });
  let seen = { version: '', at: 0 };
  let isReported = false;
  while (!create(path, text)) {
    const found = read(path);
    const version = `${found?.text} ${found?.mtimeMs}`;
    if (version !== seen.version) seen = { version, at: performance.now() };
    if (found && isAbandoned(found.text, performance.now() - seen.at)) removeAbandoned(path, found.text);
    else if (found && !isReported) {
      isReported = true;
      onWait(nameOf(found.text));
    }
    if (found) await wait(intervals.poll);
    // The holder may have removed the folder as well.
    made = mkdirSync(folder, { recursive: true }) ?? made;
  }
  const timer = setInterval(() => touch(path), intervals.touch).unref();
  const isHeld = () => read(path)?.text === text;
  return {
    isHeld,
    release: () => {
      clearInterval(timer);
      if (isHeld()) rmSync(path, { force: true });
      if (made !== undefined) removeEmpty(folder, made);
    },
  };
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST', 'ENOENT')) return false;
    throw error;
  }
}

function read(path: string): { readonly text: string; readonly mtimeMs: number } | null {
  try {
    return { text: readFileSync(path, 'utf8'), mtimeMs: statSync(path).mtimeMs };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Returns whether the process that would remove the file is gone. `unchanged` is how long the file
 * has not changed, in milliseconds.
 */
function isAbandoned(text: string, unchanged: number): boolean {
  const parsed = parse(text);
  if (parsed === null) return unchanged > staleAfter.empty;
  const { pid, host, started } = parsed;
  if (host !== hostName()) return unchanged > staleAfter.written;
  if (!isAlive(pid)) return true;
  const running = startOf(pid);
  return started === null || running === null ? unchanged > staleAfter.written : running !== started;
}

/**
 * Removes an abandoned file. Several processes may find it abandoned at the same time. Only the one
 * that creates the guard file removes it, and only if the text is still the same: another process
 * may have taken the lock in the meantime.
 */
function removeAbandoned(path: string, text: string): void {
  const guard = `${path}-guard`;
  if (!create(guard, '')) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > staleAfter.written) rmSync(guard, { force: true });
    return;
  }
  try {
    if (read(path)?.text === text) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The file is gone, and `isHeld` will return false.
  }
}

function parse(text: string): z.output<typeof holder> | null {
  try {
    return holder.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function nameOf(text: string): string {
  const parsed = parse(text);
  if (parsed === null) return 'another process';
  return parsed.host === hostName() ? `process ${parsed.pid}` : `process ${parsed.pid} on another machine`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // `EPERM` means that the process exists and belongs to another user.
    return isCode(error, 'EPERM');
  }
}

/**
 * Returns the start time of a process, in clock ticks since Linux was booted; null on other
 * systems.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/**
 * Containers may share a host name, but each has its own process ids. So the PID namespace is a
 * part of the name.
 */
function hostName(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function removeEmpty(folder: string, top: string): void {
  try {
    for (let path = folder; path.length >= top.length; path = dirname(path)) rmdirSync(path);
  } catch {
    // The folder is not empty, or is gone already.
  }
}
