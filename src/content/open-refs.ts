import { join, posix, relative } from 'node:path';
import type { Checkout, Refs } from '../config/checkout.ts';
import type { Config } from '../config/config.ts';
import { findStateFolder } from '../config/state-folder.ts';
import { suggest } from '../shared/nearest.ts';
import { asProblem, DocsgenError, type Outcome, type Problem } from '../shared/problem.ts';
import { refPrefix } from '../shared/ref-path.ts';
import { findObjects, MissingObject, runGitSync } from '../system/git-objects.ts';
import { type Checkouts, checkoutsIn, openCheckouts } from './checkouts.ts';
import { contentFolders } from './content-folders.ts';
import { staticFolders } from './scan-static.ts';

/** A git ref that the configuration names. */
interface NamedRef {
  readonly ref: string;
  /** Path of the key that names it. */
  readonly path: readonly PropertyKey[];
}

/**
 * Checks out the git refs that the versions of a site are built from, and returns them, with a
 * problem for each that cannot be found. A site without such versions needs no git. `folder` is
 * where checkouts are kept. Default: in the cache of the site.
 */
export async function openRefs(config: Config, folder?: string): Promise<Outcome<Refs>> {
  const named = config.collections.flatMap(({ key, versions }) =>
    versions.flatMap(({ ref }, index): readonly NamedRef[] =>
      ref === null ? [] : [{ ref, path: ['collections', key, 'versions', index, 'ref'] }],
    ),
  );
  if (named.length === 0) return { value: new Map(), problems: [] };
  const repository = findRepository(config.root);
  if ('reason' in repository) return { value: new Map(), problems: [withoutGit(config, named, repository.reason)] };
  const names = named.flatMap(({ ref }) => forms(ref).map((form) => `${form}^{commit}`));
  const ids = findObjects(config.root, names);
  const store = openCheckouts(folder ?? checkoutsIn(join(await findStateFolder(config.root), 'cache')));
  const problems: Problem[] = [];
  const refs = new Map<string, Checkout>();
  for (const [index, each] of named.entries()) {
    const commit = ids[index * 2] ?? ids[index * 2 + 1];
    if (commit == null) problems.push(missingRef(config, each, repository));
    else refs.set(refPrefix(each.ref), checkOutRef(config, { ...each, commit, ...repository }, store));
  }
  store.removeUnused();
  return { value: refs, problems };
}

function checkOutRef(
  config: Config,
  { ref, commit, path, prefix, top }: NamedRef & Repository & { readonly commit: string },
  store: Checkouts,
): Checkout {
  const folders = foldersOf(config, prefix);
  try {
    const { folder, submodules } = store.open({ repository: top, commit, folders });
    return { ref, commit, prefix, folder: relative(config.root, folder), submodules };
  } catch (error) {
    if (!(error instanceof MissingObject)) throw error;
    const title = `The clone has the names of the files at \`${ref}\`, but not all of their contents`;
    const place = { file: config.file, ...config.locate(path) };
    throw new DocsgenError([{ code: 'missing-ref', title, hint: refetchHint, ...place }]);
  }
}

/** What to do about a partial clone. */
export const refetchHint = 'Run `git fetch --refetch --no-filter`, or clone the repository without `--filter`.';

/** Returns the folders of a repository that a site may read, relative to that of the repository. */
function foldersOf(config: Config, prefix: string): readonly string[] {
  const named = ['.', ...config.security.linkedFolders, ...contentFolders(config), ...staticFolders(config)];
  const paths = named.map((each) => posix.join(prefix, each).replace(/\/$/, ''));
  return [...new Set(paths)].filter(
    (path) =>
      path !== '..' &&
      !path.startsWith('../') &&
      !paths.some((other) => other !== path && (other === '.' || path.startsWith(`${other}/`))),
  );
}

/** The clones of build machines have only the remote branches. */
function forms(ref: string): readonly [own: string, remote: string] {
  return [ref, `refs/remotes/origin/${ref}`];
}

interface Repository extends Pick<Checkout, 'prefix'> {
  /** Absolute path of its folder. */
  readonly top: string;
  readonly isShallow: boolean;
}

function findRepository(root: string): Repository | { readonly reason: string } {
  const end = runGitSync(root, ['rev-parse', '--is-shallow-repository', '--show-prefix', '--show-toplevel']);
  if (end === null) return { reason: 'Git is not installed, or not in PATH.' };
  if (end.stderr !== null) return { reason: reasonOf(end.stderr) };
  const [isShallow, prefix = '', top = ''] = end.stdout.toString().split('\n');
  return { isShallow: isShallow === 'true', prefix, top };
}

function reasonOf(said: string): string {
  return said.includes('not a git repository')
    ? "The site's folder is not in a git repository."
    : `Git says: ${said.trim().split('\n')[0]}.`;
}

function withoutGit({ file, locate }: Config, [first]: readonly NamedRef[], reason: string): Problem {
  return asProblem({
    code: 'missing-ref',
    title: `The git ref \`${first?.ref}\` cannot be read`,
    hint: `${reason} Build the site in a clone of its repository, or take \`ref\` out and keep the version in a folder.`,
    file,
    ...locate(first?.path ?? []),
  });
}

function missingRef({ root, file, locate }: Config, { ref, path }: NamedRef, { isShallow }: Repository): Problem {
  const format = '--format=%(refname:lstrip=2)';
  const list = runGitSync(root, ['for-each-ref', format, 'refs/heads', 'refs/tags', 'refs/remotes/origin']);
  const names = (list?.stdout.toString() ?? '').split('\n').map((name) => name.replace(/^origin\//, ''));
  const known = [...new Set(names)].filter((name) => name !== '' && name !== 'HEAD').toSorted();
  const fetch =
    'The clone is shallow, so it may lack it: run `git fetch --unshallow --tags`, or have the build machine clone everything (`fetch-depth: 0` in GitHub Actions, `GIT_DEPTH: 0` in GitLab).';
  return asProblem({
    code: 'missing-ref',
    title: `The repository has no tag, branch or commit \`${ref}\``,
    hint: isShallow ? `${fetch} ${suggest(ref, known, 'refs')}` : suggest(ref, known, 'tags and branches'),
    file,
    ...locate(path),
  });
}
