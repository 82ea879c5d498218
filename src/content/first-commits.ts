import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { runGitSync } from '../system/git-objects.ts';
import type { Scan } from './scan.ts';

/** When files were first committed. */
export interface FirstCommits {
  /** In milliseconds since 1970, by path relative to the site's root. */
  readonly times: ReadonlyMap<string, number>;
  /** Why git does not tell it of another file. */
  readonly reason: string;
}

const stored = z.array(z.tuple([z.string(), z.number()]));

/**
 * Returns when the files of some folders were first committed, under whatever name. The result is
 * kept until there is another commit.
 */
export function readFirstCommits({ config: { root }, memo }: Scan, folders: readonly string[]): FirstCommits {
  const known = runGitSync(root, ['rev-parse', '--show-prefix', '--git-path', 'shallow', 'HEAD']);
  if (known === null) return { times: new Map(), reason: 'git is not installed, or not in PATH' };
  if (known.stderr !== null) return { times: new Map(), reason: 'git has no commit of this folder' };
  const [prefix = '', shallowFile = '', head = ''] = known.stdout.toString().split('\n');
  const path = join(root, shallowFile);
  const shallow = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const key = JSON.stringify(['first commits', head, shallow, prefix, folders]);
  const times = memo.get(key, () => {
    const all = parseFirstCommits(readLog(root, head, folders), new Set(shallow));
    return [...all].map(([file, time]) => [posix.relative(prefix, file), time]);
  });
  const reason = shallow.length > 0 ? 'the clone is shallow' : 'it is not committed';
  return { times: new Map(stored.parse(times)), reason };
}

function readLog(root: string, head: string, folders: readonly string[]): string {
  const format = '--format=%x01%H%x01%at';
  // The limit would be that of the machine's configuration.
  const renames = ['--name-status', '--find-renames', '-l1000', '--diff-filter=AR'];
  const args = ['log', '-z', '--topo-order', format, ...renames, '--no-relative', head, '--', ...folders];
  const log = runGitSync(root, ['--literal-pathspecs', ...args]);
  if (log?.stderr !== null) throw new Error(`git log failed: ${log?.stderr.trim()}`);
  return log.stdout.toString();
}

/**
 * Returns the times of the commits that added files, in the output of `git log -z --name-status`,
 * newest commit first, in which each commit begins with `\u0001` and its hash. A file has the time
 * of the name that it had first. The first commit of a shallow clone seems to add all files that
 * there are, so it has no text.
 */
export function parseFirstCommits(log: string, shallow: ReadonlySet<string>): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  /** Today's names of files by the names that they had then. */
  const names = new Map<string, string>();
  const tokens = log.split('\0').map((token) => token.replace(/^\n/, ''));
  let time: number | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token.startsWith('\u0001')) {
      const [, hash = '', seconds = ''] = token.split('\u0001');
      time = shallow.has(hash) ? null : Number(seconds) * 1000;
    } else if (token.startsWith('R')) {
      const [before = '', after = ''] = [tokens[at + 1], tokens[at + 2]];
      names.set(before, names.get(after) ?? after);
      at += 2;
    } else if (token === 'A') {
      const path = tokens[at + 1] ?? '';
      if (time !== null) times.set(names.get(path) ?? path, time);
      at += 1;
    }
  }
  return times;
}
