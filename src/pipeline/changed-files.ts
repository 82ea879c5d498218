import { DocsgenError } from '../shared/problem.ts';
import { runGitSync } from '../system/git-objects.ts';

/**
 * Returns the files of a site that have changed since a git ref or a day, by paths relative to its
 * folder. Files that are not committed or unknown to git count too. Throws a `DocsgenError` if git
 * cannot tell.
 */
export function readChangedFiles(root: string, since: string): ReadonlySet<string> {
  const inside = runGitSync(root, ['rev-parse', '--is-inside-work-tree']);
  if (inside === null) throw cannotTell(since, 'Git is not installed, or not in PATH.');
  if (inside.stderr !== null) throw cannotTell(since, "The site's folder is not in a git repository.");
  const start = findRef(root, since) ?? (isDay(since) ? commitBefore(root, since) : null);
  if (start === null) {
    throw cannotTell(since, 'Name a branch, a tag or a commit of the repository, or a date such as `2026-11-21`.');
  }
  // The names of both sides of a rename count, so that git need not find them.
  const names = (args: readonly string[]) => listNames(root, args, since);
  const changed = names(['diff', '-z', '--name-only', '--no-renames', '--relative', start, '--', '.']);
  return new Set([...changed, ...names(['ls-files', '-z', '--others', '--exclude-standard'])]);
}

function findRef(root: string, name: string): string | null {
  return commitOf(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Returns the last commit before the start of a day in UTC. Before the first, there was nothing.
 */
function commitBefore(root: string, day: string): string | null {
  const time = Math.floor(Date.parse(day) / 1000) - 1;
  return commitOf(root, ['rev-list', '-1', `--before=${time}`, 'HEAD']) ?? emptyTree(root);
}

function emptyTree(root: string): string | null {
  return commitOf(root, ['hash-object', '-t', 'tree', '--stdin']);
}

function commitOf(root: string, args: readonly string[]): string | null {
  const end = runGitSync(root, args);
  const id = end?.stderr === null ? end.stdout.toString().trim() : '';
  return id === '' ? null : id;
}

function listNames(root: string, args: readonly string[], since: string): readonly string[] {
  const end = runGitSync(root, args);
  if (end?.stderr !== null) throw cannotTell(since, `Git says: ${(end?.stderr ?? '').trim().split('\n')[0]}.`);
  return end.stdout.toString().split('\0').filter(Boolean);
}

function cannotTell(since: string, hint: string): DocsgenError {
  const title = `Git cannot tell what has changed since \`${since}\``;
  return new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
