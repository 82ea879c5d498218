/** A git submodule that has content files: another repository inside that of the site. */
export interface Submodule {
  /** Its folder, relative to the site's root, with forward slashes. */
  readonly folder: string;
  /**
   * The page of its repository: `https://github.com/acme/lib`. Null if git knows no such address.
   */
  readonly address: string | null;
  /** The branch that its files are changed on; null if git does not tell. */
  readonly branch: string | null;
}

/** Returns the innermost submodule that a file is in; null for a file of the site's repository. */
export function submoduleOf(submodules: readonly Submodule[], file: string): Submodule | null {
  const containing = submodules.filter(({ folder }) => file.startsWith(`${folder}/`));
  return containing.toSorted((one, other) => other.folder.length - one.folder.length)[0] ?? null;
}

/**
 * Returns the page of a repository for the address that git clones it from, without `.git` and
 * name of a user: `git@github.com:acme/lib.git` is `https://github.com/acme/lib`. Null for a folder
 * of the machine.
 */
export function repositoryPage(remote: string): string | null {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+(?=[/:]))(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/:]+@)?([^/:]{2,}):(?!\/\/)\/?(.+?)(?:\.git)?\/?$/.exec(remote) ??
    [];
  return host === undefined || path === undefined ? null : `https://${host}/${path}`;
}

/**
 * Returns the pattern of the addresses at which files of a submodule are changed, with `{path}`
 * relative to its folder, from the pattern of the site:
 * `https://github.com/acme/docs/edit/main/{path}`. Null if the pattern has not the form that
 * GitHub, GitLab, Forgejo and Bitbucket have, or if the submodule is at another host, which may
 * have another form.
 */
export function patternOfSubmodule(pattern: string, { address, branch }: Submodule): string | null {
  const [, repository = '', view, ref, rest] =
    /^(https?:\/\/[^/]+\/.+?)\/((?:-\/)?(?:edit|blob|_edit|src\/branch|src))\/([^/]+)\/.*?\{path\}(.*)$/.exec(
      pattern,
    ) ?? [];
  if (address === null || view === undefined) return null;
  if (new URL(repository).host !== new URL(address).host) return null;
  return `${address}/${view}/${ref === '{ref}' ? ref : (branch ?? ref)}/{path}${rest}`;
}
