import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findPort } from '../find-port.ts';

/** A development server that was started from the command line. */
export interface DevProcess {
  readonly origin: string;
  /** Its whole output. */
  readonly log: () => string;
  /** Its memory, in megabytes. */
  readonly memory: () => number;
  /** Returns whether it is still running. */
  readonly isRunning: () => boolean;
  /** Stops it. Returns its exit status, null if it had to be killed. */
  readonly stop: () => Promise<number | null>;
}

/** Maximum times to start and to stop, in milliseconds. */
const [startPatience, endPatience] = [60_000, 15_000];

/**
 * Starts the command line `docsgen dev` for the site in a folder. Resolves when it answers. Throws
 * with its output if it ends before that.
 */
export async function startDevProcess(docsgen: string, root: string): Promise<DevProcess> {
  const port = await findPort();
  const child = spawnDocsgen(docsgen, ['dev', '--root', root, '--host', '127.0.0.1', '--port', String(port)]);
  const log = collectOutput(child);
  const until = Date.now() + startPatience;
  while (!log().includes('ready in')) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The server has not started:\n${log()}`);
    await pause(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    memory: () => residentMegabytes(Number(child.pid)),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), endPatience);
      await ended;
      clearTimeout(late);
      return child.exitCode;
    },
  };
}

/** Runs the command line to its end. Returns its exit status and output. */
export async function runOnce(docsgen: string, args: readonly string[]): Promise<{ status: number; output: string }> {
  const child = spawnDocsgen(docsgen, args);
  const output = collectOutput(child);
  const [status] = await once(child, 'close');
  return { status: Number(status), output: output() };
}

/** Resolves after this many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}

function spawnDocsgen(docsgen: string, args: readonly string[]): ChildProcess {
  const { NODE_ENV: _mode, FORCE_COLOR: _color, ...env } = process.env;
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return spawn(process.execPath, [docsgen, ...args], { env: { ...env, NO_COLOR: '1' }, stdio: [...stdio] });
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  return () => text;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
