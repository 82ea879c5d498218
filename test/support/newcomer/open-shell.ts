import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** A terminal whose commands run one after the other. */
export interface Shell {
  /** The folder that it is in. */
  readonly folder: () => string;
  /** Runs a command to its end, and returns what it prints. Throws if it fails. */
  readonly run: (command: string) => Promise<string>;
  /** Runs a command until `stop`, and returns what it has printed so far. */
  readonly start: (command: string) => () => string;
  /** Ends the command that was started last, if there is one. */
  readonly stop: () => Promise<void>;
}

/** Opens a terminal in a folder. `cd` changes it, as in the shell of a user. */
export function openShell(start: string, env: NodeJS.ProcessEnv): Shell {
  let folder = start;
  let running: { readonly child: ChildProcess; readonly ended: Promise<unknown> } | null = null;
  const launch = (command: string) => {
    // In a group of its own, so that what the command starts ends with it.
    const child = spawn('sh', ['-c', `${command} 2>&1`], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
    return { child, ended, output: () => output };
  };
  return {
    folder: () => folder,
    run: async (command) => {
      const [, target] = /^cd (\S+)$/.exec(command) ?? [];
      if (target !== undefined) {
        folder = resolve(folder, target);
        return '';
      }
      const { ended, output } = launch(command);
      const status = await ended;
      if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output()}`);
      return output();
    },
    start: (command) => {
      const { output, ...process } = launch(command);
      running = process;
      return output;
    },
    stop: async () => {
      if (running?.child.pid !== undefined && running.child.exitCode === null)
        process.kill(-running.child.pid, 'SIGTERM');
      await running?.ended;
      running = null;
    },
  };
}
