import { spawn } from 'node:child_process';
import { isCode } from './error-code.ts';

interface GitOptions {
  /** Folder in which git runs. */
  readonly folder: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Standard input. */
  readonly input?: string | undefined;
}

/** The end of a git command. */
export interface GitEnd {
  readonly status: number | null;
  /** Standard output, without the line break at its end. */
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git and returns how it ended; null if git is not installed. */
export function callGit(args: readonly string[], { folder, env, input }: GitOptions): Promise<GitEnd | null> {
  const child = spawn('git', args, {
    cwd: folder,
    // Nobody answers a question about a password here.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // A command that ends early does not read its input.
  child.stdin.on('error', () => undefined).end(input ?? '');
  return new Promise((done, fail) => {
    child.on('error', (error) => (isCode(error, 'ENOENT') ? done(null) : fail(error)));
    child.on('close', (status) => done({ status, stdout: stdout.replace(/\n$/, ''), stderr }));
  });
}
