import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the package. It is also the root of the real site. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const executable = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the compiled command line in this process, which spares the start of another one. Returns
 * the exit status and the output, whether or not the command succeeds. Commands that run until a
 * signal comes, that wait for one another, or that need an environment of their own are processes:
 * see `startDocsgen`.
 */
export async function runDocsgen(args: readonly string[]): Promise<CommandResult> {
  // Tests that only start processes do not need the compiled command line. It may not exist yet.
  const { runInProcess } = await import('./run-in-process.ts');
  return runInProcess(args);
}

/**
 * Starts the compiled command line in the project's root, with the environment of a user instead of
 * that of the test runner.
 */
export function startDocsgen(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { NODE_ENV: _mode, FORCE_COLOR: _color, ...inherited } = process.env;
  const environment = { ...inherited, NO_COLOR: '1', ...env };
  return spawn(process.execPath, [executable, ...args], {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Runs the compiled command line in a process of its own. Returns its exit status, null if it was
 * killed, and its output.
 */
export function runProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = startDocsgen(args, env);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, stdout, stderr }));
  });
}

/** Builds a site in a process of its own. Throws with the whole output if the command fails. */
export async function runBuild(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { status, stdout, stderr } = await runProcess(['build', ...args], env);
  if (status !== 0) throw new Error(`docsgen build ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}
