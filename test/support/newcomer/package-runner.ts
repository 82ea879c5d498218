import { execFile, spawn } from 'node:child_process';
import { dirname, delimiter } from 'node:path';
import { promisify } from 'node:util';
import type { PackageManager } from '../../../src/shared/package-managers.ts';

const execute = promisify(execFile);

/** A server that a script of a package has started. */
export interface StartedServer {
  readonly origin: string;
  /** Ends the server, and what started it. */
  readonly stop: () => Promise<void>;
}

/** A package manager in a folder. */
export interface PackageRunner {
  /** Runs the package manager, and returns what it prints. */
  readonly run: (...args: readonly string[]) => Promise<string>;
  /** Runs a script of the package until it prints its address. */
  readonly start: (script: string, ...options: readonly string[]) => Promise<StartedServer>;
}

interface RunnerOptions {
  readonly manager: PackageManager;
  /** Path of the package manager's own script; null for the program in `PATH`. */
  readonly script: string | null;
  /** Path of the Node that runs everything. */
  readonly node: string;
  readonly folder: string;
}

/** Returns a package manager that runs in a folder as it does in the terminal of a user. */
export function createRunner({ manager, script, node, folder }: RunnerOptions): PackageRunner {
  const env = userEnvironment(node);
  const command = script === null ? manager : node;
  const argsOf = (args: readonly string[]) => (script === null ? [...args] : [script, ...args]);
  return {
    run: async (...args) => {
      const { stdout } = await execute(command, argsOf(args), { cwd: folder, env, maxBuffer: 2 ** 26 });
      return stdout;
    },
    start: (name, ...options) => {
      const separator = manager === 'npm' ? ['--'] : [];
      const args = argsOf(['run', name, ...separator, '--host', '127.0.0.1', ...options]);
      // In a group of its own, so that the script ends with the package manager.
      const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
      const ended = new Promise<number | null>((done) => child.once('close', done));
      const stop = async () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
        await ended;
      };
      let output = '';
      return new Promise((done, fail) => {
        const read = (text: string) => {
          output += text;
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
          if (address !== undefined) done({ origin: address, stop });
        };
        child.stdout.setEncoding('utf8').on('data', read);
        child.stderr.setEncoding('utf8').on('data', read);
        child.once('error', fail);
        void ended.then((status) => fail(new Error(`${manager} run ${name} ended with ${status}:\n${output}`)));
      });
    },
  };
}

/** Returns the environment of a terminal: without that of tests and of the npm that runs them. */
export function userEnvironment(node: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_(?!config_)|npm_config_user_agent|NODE_ENV$|FORCE_COLOR$|CI$|VITEST)/i.test(name),
  );
  return {
    ...Object.fromEntries(own),
    NO_COLOR: '1',
    PATH: [dirname(node), process.env['PATH'] ?? ''].join(delimiter),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    YARN_ENABLE_TELEMETRY: '0',
  };
}
