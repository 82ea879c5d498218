import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { refPrefix } from '../shared/ref-path.ts';
import { findObjects, runGitSync } from '../system/git-objects.ts';
import type { RefPlace } from './ref-tree.ts';
import type { Refs } from './site-files.ts';

/** A git ref that the configuration names. */
interface NamedRef {
  readonly ref: string;
  /** Path of the key that names it. */
  readonly path: readonly PropertyKey[];
}

/**
 * Returns where the git refs are that the versions of a site are built from, and a problem for each
 * that cannot be found. A site without such versions needs no git.
 */
export function openRefs(config: Config): Outcome<Refs> {
  const named = config.collections.flatMap(({ key, versions }) =>
    versions.flatMap(({ ref }, index): readonly NamedRef[] =>
      ref === null ? [] : [{ ref, path: ['collections', key, 'versions', index, 'ref'] }],
    ),
  );
  if (named.length === 0) return { value: new Map(), problems: [] };
  const repository = findRepository(config.root);
  if ('reason' in repository) return { value: new Map(), problems: [withoutGit(config, named, repository.reason)] };
  const names = named.flatMap(({ ref }) => forms(ref).flatMap((form) => [`${form}^{commit}`, `${form}^{tree}`]));
  const ids = findObjects(config.root, names);
  const problems: Problem[] = [];
  const refs = new Map<string, RefPlace>();
  for (const [index, each] of named.entries()) {
    const { ref } = each;
    const [commit, tree, remoteCommit, remoteTree] = ids.slice(index * 4);
    const found = commit != null && tree != null ? { commit, tree } : { commit: remoteCommit, tree: remoteTree };
    if (found.commit != null && found.tree != null) {
      refs.set(refPrefix(ref), { ref, commit: found.commit, tree: found.tree, folder: repository.folder });
    } else problems.push(missingRef(config, each, repository));
  }
  return { value: refs, problems };
}

/** The clones of build machines have only the remote branches. */
function forms(ref: string): readonly [own: string, remote: string] {
  return [ref, `refs/remotes/origin/${ref}`];
}

interface Repository extends Pick<RefPlace, 'folder'> {
  readonly isShallow: boolean;
}

function findRepository(root: string): Repository | { readonly reason: string } {
  const end = runGitSync(root, ['rev-parse', '--is-shallow-repository', '--show-prefix']);
  if (end === null) return { reason: 'Git is not installed, or not in PATH.' };
  if (end.stderr !== null) return { reason: reasonOf(end.stderr) };
  const [isShallow, folder = ''] = end.stdout.toString().split('\n');
  return { isShallow: isShallow === 'true', folder };
}

function reasonOf(said: string): string {
  return said.includes('not a git repository')
    ? "The site's folder is not in a git repository."
    : `Git says: ${said.trim().split('\n')[0]}.`;
}

function withoutGit({ file, locate }: Config, [first]: readonly NamedRef[], reason: string): Problem {
  return {
    severity: 'error',
    code: 'missing-ref',
    title: `The git ref \`${first?.ref}\` cannot be read`,
    hint: `${reason} Build the site in a clone of its repository, or take \`ref\` out and keep the version in a folder.`,
    file,
    ...locate(first?.path ?? []),
  };
}

function missingRef({ root, file, locate }: Config, { ref, path }: NamedRef, { isShallow }: Repository): Problem {
  const format = '--format=%(refname:lstrip=2)';
  const list = runGitSync(root, ['for-each-ref', format, 'refs/heads', 'refs/tags', 'refs/remotes/origin']);
  const names = (list?.stdout.toString() ?? '').split('\n').map((name) => name.replace(/^origin\//, ''));
  const known = [...new Set(names)].filter((name) => name !== '' && name !== 'HEAD').toSorted();
  const fetch =
    'The clone is shallow, so it may lack it: run `git fetch --unshallow --tags`, or have the build machine clone everything (`fetch-depth: 0` in GitHub Actions, `GIT_DEPTH: 0` in GitLab).';
  return {
    severity: 'error',
    code: 'missing-ref',
    title: `The repository has no tag, branch or commit \`${ref}\``,
    hint: isShallow ? `${fetch} ${suggest(ref, known, 'refs')}` : suggest(ref, known, 'tags and branches'),
    file,
    ...locate(path),
  };
}
