import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { watchTree } from './process-tree.mjs';

/** @import { RunFigures } from './types.ts' */

/** The shell's own clock. It is exact, while samples of the processes miss the last moments. */
const timed = 'TIMEFORMAT="%R %U %S"; { time "$@" >&3 2>&3; } 2>"$0"';

/**
 * Runs a command to its end and writes its output to the file `log`. Returns wall and CPU seconds,
 * the peak memory of all its processes in bytes, and the number of processes. Throws an error with
 * the end of the log if the command fails.
 *
 * @param {{ command: readonly string[], cwd: string, env?: Readonly<Record<string, string>> | undefined, log: string }} run
 * @returns {Promise<RunFigures>}
 */
export async function runMeasured({ command, cwd, env = {}, log }) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn('bash', ['-c', timed, `${log}.time`, ...command], {
    cwd,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'ignore', output],
  });
  const watch = watchTree(Number(child.pid), { countsRoot: false });
  const status = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  const seen = watch.stop();
  closeSync(output);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${readEnd(log)}`);
  const [times = ''] = readFileSync(`${log}.time`, 'utf8').trim().split('\n').slice(-1);
  const [wall = NaN, user = NaN, system = NaN] = times.split(' ').map(Number);
  // The shell does not count child processes that were not waited for, and the samples miss the
  // last moments.
  return { wall, cpu: Math.max(user + system, seen.cpu), memory: seen.memory, processes: seen.processes };
}

/** Returns the environment of all generators: production, no colors, no telemetry, no questions. */
export function plainEnvironment() {
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, ...env } = process.env;
  return { ...env, NO_COLOR: '1', CI: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' };
}

/**
 * Returns the last lines of a log.
 *
 * @param {string} log
 */
export function readEnd(log) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
}
