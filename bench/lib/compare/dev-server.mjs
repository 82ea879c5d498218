import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { listen } from '../listen.mjs';
import { watchTree } from './process-tree.mjs';
import { plainEnvironment, readEnd } from './run-measured.mjs';

/** @import { Context } from './types.ts' */

/**
 * Starts the development server of a generator on a free port. Returns its origin, a promise that
 * rejects if the server ends, and its memory.
 *
 * @param {Pick<Context, 'generator' | 'home' | 'site'>} context
 */
export async function startDevServer({ generator, home, site }) {
  const port = await findPort();
  const log = join(site, 'dev.log');
  const output = openSync(log, 'w');
  const [program, ...start] = generator.command(home);
  // Its own process group, so that its child processes can be ended with it. A server that reads
  // the terminal gets one without input.
  const child = spawn(program, [...start, ...generator.developArguments(port)], {
    cwd: site,
    env: plainEnvironment(),
    stdio: ['pipe', output, output],
    detached: true,
  });
  closeSync(output);
  const watch = watchTree(Number(child.pid));
  const ended = new Promise((done) => child.once('close', done));
  const failure = ended.then((status) => {
    throw new Error(`The server of ${generator.name} ended with ${status}:\n${readEnd(log)}`);
  });
  // This promise is only used while a measurement waits for the server.
  failure.catch(() => {});
  return {
    origin: `http://127.0.0.1:${port}`,
    failure,
    readMemory: watch.readMemory,
    stop: async () => {
      watch.stop();
      // The server may have child processes. All are in its group.
      const group = -Number(child.pid);
      if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGTERM');
      const late = setTimeout(() => process.kill(group, 'SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function findPort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  return port;
}
