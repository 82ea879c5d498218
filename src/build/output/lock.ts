import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readlinkSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { isCode } from './is-code.ts';

/** A file that one process at a time may hold. */
export interface Lock {
  /** Returns whether the lock is still held: a machine that has slept for long may have been taken for dead. */
  readonly isHeld: () => boolean;
  /** Lets go of the lock, and removes the folders that were made for it if they are empty. */
  readonly release: () => void;
}

const holder = z.object({
  id: z.string(),
  pid: z.number(),
  /** Of the machine, or of the container. */
  host: z.string(),
  /** When the process was started, where the system tells: numbers of processes are given again. */
  started: z.string().nullable(),
});

/** How often the file is looked at, and how often its holder touches it. Milliseconds. */
const patience = { look: 100, touch: 5000 };

/** After so long without a change there is nobody behind the file, if its process cannot be asked for. Milliseconds. */
const silence = { written: 60_000, empty: 2000 };

/** Takes the lock that is a file at a path, once no living process holds it. `onWait` is told who does, if somebody does. */
export async function takeLock(path: string, onWait: (holder: string) => void): Promise<Lock> {
  const id = randomUUID();
  const text = JSON.stringify({ id, pid: process.pid, host: hostName(), started: startOf(process.pid) });
  const folder = dirname(path);
  let made = mkdirSync(folder, { recursive: true });
  let seen = { sign: '', at: 0 };
  let isTold = false;
  while (!create(path, text)) {
    const found = read(path);
    const sign = `${found?.text} ${found?.mtimeMs}`;
    if (sign !== seen.sign) seen = { sign, at: performance.now() };
    if (found && isAbandoned(found.text, performance.now() - seen.at)) removeAbandoned(path, found.text);
    else if (found && !isTold) {
      isTold = true;
      onWait(nameOf(found.text));
    }
    if (found) await wait(patience.look);
    // Its holder may have removed the folder, too.
    made = mkdirSync(folder, { recursive: true }) ?? made;
  }
  const timer = setInterval(() => touch(path), patience.touch).unref();
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

/** Returns whether nobody is left who would remove the file; `unchanged` says for how long it has been seen as it is. */
function isAbandoned(text: string, unchanged: number): boolean {
  const parsed = parse(text);
  if (parsed === null) return unchanged > silence.empty;
  const { pid, host, started } = parsed;
  if (host !== hostName()) return unchanged > silence.written;
  if (!isAlive(pid)) return true;
  const running = startOf(pid);
  return started === null || running === null ? unchanged > silence.written : running !== started;
}

/** Of several that find a file abandoned, one removes it: the next may have taken the lock in the meantime. */
function removeAbandoned(path: string, text: string): void {
  const guard = `${path}-guard`;
  if (!create(guard, '')) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > silence.written) rmSync(guard, { force: true });
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
    // It is gone, which `isHeld` tells.
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
    // It may belong to somebody else.
    return isCode(error, 'EPERM');
  }
}

/** Linux counts from when the machine was started. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Containers may have one name, and each has numbers of its own for its processes. */
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
    // It holds something by now, or is gone already.
  }
}
