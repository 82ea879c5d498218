import { spawn } from 'node:child_process';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { isCode } from '../../system/error-code.ts';

interface GitOptions {
  /** Folder in which git runs. */
  readonly folder: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. */
  readonly input?: string;
}

/** The end of a git command. */
export interface GitEnd {
  readonly status: number | null;
  /** Standard output, without the line break at its end. */
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git and returns its output. Throws a `DocsgenError` with its message if it fails. */
export async function runGit(args: readonly string[], options: GitOptions): Promise<string> {
  const { status, stdout, stderr } = await tryGit(args, options);
  if (status === 0) return stdout;
  throw deployProblem('git-failed', `\`git ${args.find((arg) => !arg.startsWith('-')) ?? ''}\` failed`, stderr.trim());
}

/** Runs git and returns how it ended. Throws a `DocsgenError` if git is not installed. */
export function tryGit(args: readonly string[], { folder, env, input }: GitOptions): Promise<GitEnd> {
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
    child.on('error', (error) => fail(isCode(error, 'ENOENT') ? withoutGit() : error));
    child.on('close', (status) => done({ status, stdout: stdout.replace(/\n$/, ''), stderr }));
  });
}

function withoutGit(): DocsgenError {
  return deployProblem(
    'cannot-deploy',
    'git is not installed, or not in PATH',
    'Install it from https://git-scm.com/.',
  );
}

/** Returns the error for a deployment that is not possible. */
export function deployProblem(code: Problem['code'], title: string, hint: string): DocsgenError {
  return new DocsgenError([{ severity: 'error', code, title, hint }]);
}
