import { commitFolder } from './commit-folder.ts';
import { deployProblem, runGit, tryGit } from './run-git.ts';

/** What to publish, and where. */
export interface DeployOptions {
  /** The site's folder, in a git repository. */
  readonly root: string;
  /** The folder of the built site. */
  readonly folder: string;
  readonly remote: string;
  readonly branch: string;
  readonly message: string;
  /** Whether to stop before the branch of the remote changes. */
  readonly isTrial: boolean;
}

/** The result of a deployment. */
export interface Deployment {
  /** The new commit. */
  readonly commit: string;
  /** What differs from the last deployment. */
  readonly changes: string;
}

/**
 * Throws a `DocsgenError` if a site cannot be published in a branch: without a repository or the
 * remote, or if the branch is the one that is checked out.
 */
export async function checkDeployment({
  root,
  remote,
  branch,
}: Pick<DeployOptions, 'root' | 'remote' | 'branch'>): Promise<void> {
  const git = (...args: readonly string[]) => tryGit(args, { folder: root });
  const inside = await git('rev-parse', '--is-inside-work-tree');
  if (inside.status !== 0 || inside.stdout !== 'true')
    throw deployProblem('cannot-deploy', `${root} is not in a git repository`, 'Run `git init`, and add a remote.');
  const remotes = (await runGit(['remote'], { folder: root })).split('\n').filter((name) => name !== '');
  if (!remotes.includes(remote)) {
    const hint =
      remotes.length === 0
        ? `Add it with \`git remote add ${remote} <address>\`.`
        : `Name one with --remote: ${remotes.join(', ')}.`;
    throw deployProblem('cannot-deploy', `The repository has no remote ${remote}`, hint);
  }
  if ((await git('check-ref-format', '--branch', branch)).status !== 0)
    throw deployProblem('invalid-option', `\`${branch}\` cannot be the name of a branch`, 'Name one such as gh-pages.');
  if ((await git('symbolic-ref', '--short', 'HEAD')).stdout === branch) {
    const hint = 'The built site would replace its files. Name another branch with --branch.';
    throw deployProblem('cannot-deploy', `The branch ${branch} is checked out`, hint);
  }
  for (const person of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    if ((await git('var', person)).status === 0) continue;
    const hint =
      'Type these two lines, with your name and address:\n' +
      'git config --global user.name "Your Name"\ngit config --global user.email "you@example.com"';
    throw deployProblem('cannot-deploy', 'git does not know who you are, but a commit needs an author', hint);
  }
}

/**
 * Commits a built site on top of the branch of a remote, and pushes it there. Work tree, index and
 * branches of the repository stay as they are. Returns null if the branch has the same files.
 */
export async function deployFolder(options: DeployOptions): Promise<Deployment | null> {
  const { root, folder, remote, branch, message, isTrial } = options;
  const git = (...args: readonly string[]) => runGit(args, { folder: root });
  const listed = await git('ls-remote', remote, `refs/heads/${branch}`);
  const parent = listed === '' ? null : (listed.split(/\s/)[0] ?? null);
  if (parent !== null)
    await git('fetch', '--quiet', '--no-tags', '--no-write-fetch-head', remote, `refs/heads/${branch}`);
  const made = await commitFolder({ repository: root, folder, parent, message });
  if (made === null) return null;
  if (!isTrial) await git('push', '--quiet', '--no-verify', remote, `${made.id}:refs/heads/${branch}`);
  return { commit: made.id, changes: made.changes };
}
