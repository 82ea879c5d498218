import { callGit, type GitEnd } from '../../system/call-git.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';

type GitOptions = Parameters<typeof callGit>[1];

/** Runs git and returns its output. Throws a `DocsgenError` with its message if it fails. */
export async function runGit(args: readonly string[], options: GitOptions): Promise<string> {
  const { status, stdout, stderr } = await tryGit(args, options);
  if (status === 0) return stdout;
  const name = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c') ?? '';
  throw deployProblem('git-failed', `\`git ${name}\` failed`, stderr.trim());
}

/** Runs git and returns how it ended. Throws a `DocsgenError` if git is not installed. */
export async function tryGit(args: readonly string[], options: GitOptions): Promise<GitEnd> {
  const end = await callGit(args, options);
  if (end === null) throw withoutGit();
  return end;
}

/** Returns the address of a remote of a repository. */
export async function remoteAddress(root: string, remote: string): Promise<string> {
  return (await runGit(['remote', 'get-url', remote], { folder: root })).trim();
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
  return new DocsgenError([{ code, title, hint }]);
}
