import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The environment of git: nothing of it depends on the machine. */
const environment = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.com',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.com',
};

/** A repository that a test makes. */
export interface GitRepository {
  /** Runs git and returns its output. */
  readonly git: (...args: readonly string[]) => string;
  /** Writes files, by path, and commits all changes of the folder. Returns the id of the commit. */
  readonly commit: (files: Readonly<Record<string, string | Uint8Array>>, date?: string) => string;
}

/** Makes a repository in a folder, and returns it without commits. */
export function makeRepository(folder: string): GitRepository {
  mkdirSync(folder, { recursive: true });
  const run = (args: readonly string[], dates: Readonly<Record<string, string>>) =>
    execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, ...environment, ...dates },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
      .toString()
      .trim();
  const git = (...args: readonly string[]) => run(args, {});
  git('init', '--quiet', '--initial-branch', 'main');
  return {
    git,
    commit: (files, date = '2026-01-05T12:00:00Z') => {
      writeFiles(folder, files);
      git('add', '--all');
      const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
      run(['commit', '--quiet', '--allow-empty', '--message', 'Change the docs'], dates);
      return git('rev-parse', 'HEAD');
    },
  };
}

/** Writes files into a folder, by their paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
