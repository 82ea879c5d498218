import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const executable = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

/** A command of docsgen that runs in a terminal. */
export interface Terminal {
  /** Everything that was written so far, without colors and movements of the cursor. */
  readonly text: () => string;
  /**
   * Resolves when a text has been written since the last call. Rejects if the command ends before.
   */
  readonly shows: (expected: string) => Promise<void>;
  /** Presses keys, as a terminal sends them. */
  readonly press: (...keys: readonly string[]) => void;
  /** Resolves with the exit status. */
  readonly ended: Promise<number | null>;
}

/** Keys as a terminal sends them. */
export const keys = { enter: '\r', down: '\u001B[B', space: ' ', clearLine: '\u0015', ctrlC: '\u0003' } as const;

/**
 * Starts the compiled command line in a terminal of 80 columns: that of `script`, which every Linux
 * has. The arguments must be plain words.
 */
export function openTerminal(args: readonly string[], cwd: string): Terminal {
  const { CI: _ci, NO_COLOR: _none, FORCE_COLOR: _color, npm_config_user_agent: _agent, ...env } = process.env;
  const command = ['stty cols 80 rows 40;', 'exec', process.execPath, executable, ...args].join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd,
    env: { ...env, TERM: 'xterm-256color' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let written = '';
  let seen = 0;
  let check = () => undefined as void;
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    written += more;
    check();
  });
  const text = () => stripVTControlCharacters(written);
  const ended = new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  const shows = (expected: string) =>
    new Promise<void>((done, fail) => {
      check = () => {
        const at = text().indexOf(expected, seen);
        if (at === -1) return;
        seen = at + expected.length;
        check = () => undefined;
        done();
      };
      check();
      void ended.then(() => fail(new Error(`The command has ended without ${expected}:\n${text()}`)));
    });
  return { text, shows, press: (...pressed) => void child.stdin.write(pressed.join('')), ended };
}
