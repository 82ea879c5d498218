import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DocsgenError } from '../shared/problem.ts';
import { refetchHint } from '../content/open-refs.ts';
import { checkOut, type CommitFiles } from '../system/check-out.ts';
import { MissingObject, runGitSync } from '../system/git-objects.ts';

/**
 * Calls a function with the folder of a site as it was at a git ref, and removes the folder
 * afterwards. Its configuration may ask git for refs and dates. So it is in a clone of its own, and
 * the repository and its files stay as they are. Throws
 * a `DocsgenError` if git does not have the site at the ref.
 */
export async function withCheckout<T>(root: string, ref: string, use: (folder: string) => Promise<T>): Promise<T> {
  const place = runGitSync(root, ['rev-parse', '--show-toplevel', '--show-prefix']);
  if (place === null) throw cannotRead(ref, 'Git is not installed, or not in PATH.');
  const notInGit = "There is no such file, and the site's folder is not in a git repository.";
  if (place.stderr !== null) throw cannotRead(ref, notInGit);
  const [top = '', prefix = ''] = place.stdout.toString().split('\n');
  const commit = runGitSync(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit?.stderr !== null) throw cannotRead(ref, 'There is no such file, branch, tag or commit.');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docsgen-routes-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A signal ends the process at once unless somebody listens.
  const stop = (signal: NodeJS.Signals) => {
    remove();
    process.kill(process.pid, signal);
  };
  process.once('exit', remove);
  for (const signal of signals) process.once(signal, stop);
  try {
    const clone = join(folder, 'repository');
    const id = commit.stdout.toString().trim();
    run(ref, folder, ['clone', '--quiet', '--shared', '--no-checkout', '--', top, clone]);
    run(ref, clone, ['update-ref', '--no-deref', 'HEAD', id]);
    writeFiles(ref, { repository: top, commit: id, folders: ['.'] }, clone);
    const site = join(clone, prefix);
    if (!existsSync(site)) throw cannotRead(ref, `The folder ${prefix} did not exist there.`);
    linkPackages(top, prefix, clone);
    return await use(site);
  } finally {
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, stop);
    remove();
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function run(ref: string, folder: string, args: readonly string[]): void {
  const end = runGitSync(folder, args);
  if (end?.stderr !== null) throw cannotRead(ref, `Git says: ${(end?.stderr ?? '').trim().split('\n')[0]}.`);
}

function writeFiles(ref: string, files: CommitFiles, folder: string): void {
  try {
    checkOut(files, folder);
  } catch (error) {
    if (!(error instanceof MissingObject)) throw error;
    throw cannotRead(ref, `The clone does not have all files of it. ${refetchHint}`);
  }
}

/** The configuration imports packages, which are not committed: those of today are as good. */
function linkPackages(top: string, prefix: string, clone: string): void {
  const parts = prefix.split('/').filter(Boolean);
  for (let count = parts.length; count >= 0; count -= 1) {
    const inside = parts.slice(0, count);
    link(join(top, ...inside, 'node_modules'), join(clone, ...inside, 'node_modules'));
  }
  for (let above = dirname(top); ; above = dirname(above)) {
    const packages = join(above, 'node_modules');
    if (existsSync(packages)) return link(packages, join(dirname(clone), 'node_modules'));
    if (above === dirname(above)) return;
  }
}

function link(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to) && existsSync(dirname(to))) symlinkSync(from, to, 'junction');
}

function cannotRead(ref: string, hint: string): DocsgenError {
  const title = `The routes at \`${ref}\` cannot be read`;
  return new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
