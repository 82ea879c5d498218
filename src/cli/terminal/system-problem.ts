import { asProblem, type Problem } from '../../shared/problem.ts';

type Remark = (path: string) => { readonly title: string; readonly hint: string };

const noRoom: Remark = (path) => ({
  title: `There is no space left on the disk${path === '' ? '' : ` for ${path}`}`,
  hint: 'Free some space, or name an output folder on another disk with --out, and build again.',
});

const forbidden: Remark = (path) => ({
  title: `${path || 'A file'} is not readable or not writable`,
  hint: 'Give the user that runs docsgen permission for it. A build writes to `.docsgen/` in the site and to the output folder.',
});

const tooMany: Remark = () => ({
  title: 'Too many files are open at the same time',
  hint: 'Raise the limit of the shell, for example with `ulimit -n 4096`, or close programs that keep many files open.',
});

const inTheWay: Remark = (path) => ({
  title: `${path || 'A path'} cannot be used: there is a file where a folder is expected, or the other way round`,
  hint: 'Move it, and try again.',
});

/** Errors of the operating system that the user can fix, by error code. */
const remarks: Readonly<Record<string, Remark>> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EFBIG: noRoom,
  EROFS: (path) => ({
    title: `${path || 'A file'} cannot be written: its file system is read-only`,
    hint: 'A build writes to `.docsgen/` in the site and to the output folder: both must be writable. `docsgen routes` writes nothing.',
  }),
  // Node reports this when it cannot create a folder and its parents, whatever the reason.
  'ENOENT mkdir': (path) => ({
    title: `The folder ${path} cannot be created: its file system is read-only, or does not allow folders`,
    hint: 'A build writes to `.docsgen/` in the site and to the output folder: both must be writable. `docsgen routes` writes nothing.',
  }),
  EACCES: forbidden,
  EPERM: forbidden,
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EISDIR: inTheWay,
  ELOOP: (path) => ({
    title: `${path || 'A path'} is a symbolic link that points back to itself`,
    hint: 'Fix the link, or remove it.',
  }),
  ENAMETOOLONG: (path) => ({
    title: `The name ${path} is longer than the file system allows`,
    hint: 'Shorten the slug, the tag or the name of the file.',
  }),
  EIO: (path) => ({
    title: `The disk fails${path === '' ? '' : ` at ${path}`}`,
    hint: 'Try again; if it fails again, check the disk.',
  }),
};

/**
 * Returns the problem for an error of the operating system, with a hint for the user; null for any
 * other error.
 */
export function systemProblem(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null;
  // An error from a worker thread keeps only its message, so the code is read from the message.
  const [, code = '', call = '', path = '', target] =
    /^(E[A-Z]+): [^,]*, (\w+)(?: '([^']*)')?(?: -> '([^']*)')?/.exec(error.message) ?? [];
  const name = code === 'ENOENT' ? `${code} ${call}` : code;
  const remark = Object.hasOwn(remarks, name) ? remarks[name] : undefined;
  return remark ? asProblem({ code: 'system-error', ...remark(target ?? path) }) : systemProblem(error.cause);
}
