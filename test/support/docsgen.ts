import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the package, which is the real site's root too. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const executable = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the compiled command line in the project's root, with the environment of a user and not of the test runner. */
export function startDocsgen(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...inherited } = process.env;
  const environment = { ...inherited, NO_COLOR: '1', ...env };
  return spawn(process.execPath, [executable, ...args], {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns the exit status and the output of one run of the command line, whether or not it succeeds. */
export function runDocsgen(
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

/** Builds a site. Throws with all that the command said if it does not succeed. */
export async function runBuild(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { status, stdout, stderr } = await runDocsgen(['build', ...args], env);
  if (status !== 0) throw new Error(`docsgen build ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}
