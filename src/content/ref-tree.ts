import { posix } from 'node:path';
import { isHidden } from '../config/hidden-names.ts';
import type { NotReadable, SiteFolder } from '../config/site-folder.ts';
import { DocsgenError } from '../shared/problem.ts';
import { listTree, MissingObject, readObjects, type TreeEntry } from '../system/git-objects.ts';
import { type ContentMemo, noMemo } from './content-memo.ts';

/** Where the files of a site are at a git ref. It is plain data, which is sent to threads. */
export interface RefPlace {
  /** As the configuration names it. */
  readonly ref: string;
  /** Id of its commit. */
  readonly commit: string;
  /** Id of the tree of the whole repository. */
  readonly tree: string;
  /** Path of the site's folder in the repository; empty, or with a slash at its end. */
  readonly folder: string;
}

/** What a path at a git ref points to, with symbolic links followed. */
export type RefFound = { readonly type: 'file' | 'folder'; /** Id of its object. */ readonly id: string } | NotReadable;

/** The files of a repository at one git ref. */
export interface RefTree {
  /** Returns what is at a path relative to the site's folder. */
  readonly lookUp: (path: string) => RefFound;
  /** Returns the files, links and submodules in a folder and below it, by the id of the folder. */
  readonly entriesBelow: (id: string) => readonly TreeEntry[];
  /** Returns the bytes of a file by its id. Throws if the clone does not have it. */
  readonly read: (id: string) => Buffer;
  /** Tells which files will probably be read next, so that they are read together. */
  readonly expect: (ids: readonly string[]) => void;
}

/** As many links as Linux follows in one path. */
const mostLinks = 40;

/**
 * Returns the files of a site at a git ref. The memo keeps what was looked up: nothing changes at
 * an id.
 */
export function createRefTree(site: SiteFolder, place: RefPlace, memo: ContentMemo = noMemo): RefTree {
  const { root, security } = site;
  const { read, expect } = createReader(root, place.ref);
  const known = new Map<string, ReadonlyMap<string, TreeEntry>>();
  const list = (id: string, isDeep: boolean) => explained(place.ref, () => listTree(root, id, isDeep));
  const entriesOf = (id: string) => {
    const entries = known.get(id) ?? new Map(list(id, false).map((entry) => [entry.path, entry]));
    known.set(id, entries);
    return entries;
  };
  const walk = (path: string, links = 0): RefFound => {
    if (path === '..' || path.startsWith('../')) return links === 0 ? { type: 'missing' } : outside;
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    let at: Pick<TreeEntry, 'kind' | 'id'> = { kind: 'folder', id: place.tree };
    for (const [index, name] of names.entries()) {
      const next = at.kind === 'folder' ? entriesOf(at.id).get(name) : undefined;
      if (!next) return links === 0 ? { type: 'missing' } : deadLink;
      if (next.kind === 'submodule') return submodule;
      if (next.kind === 'link') {
        if (links >= mostLinks) return circularLink;
        const target = read(next.id).toString();
        if (target.startsWith('/')) return outside;
        return walk(posix.join(...names.slice(0, index), target, ...names.slice(index + 1)), links + 1);
      }
      at = next;
    }
    const type = at.kind === 'folder' ? 'folder' : 'file';
    return (links > 0 ? refuseTarget(site, place, names.join('/')) : null) ?? { type, id: at.id };
  };
  const scope = ['ref', place.tree, place.folder, security.dotfiles, security.linkedFolders];
  return {
    read,
    expect,
    lookUp: (path) => memo.get(JSON.stringify([...scope, path]), () => walk(posix.join(place.folder, path))),
    entriesBelow: (id) => memo.get(JSON.stringify(['tree', id]), () => list(id, true)),
  };
}

/** Why a link may not be followed to its target, a path in the repository; null if it may. */
function refuseTarget({ security }: SiteFolder, { folder }: RefPlace, target: string): RefFound | null {
  const folders = ['.', ...security.linkedFolders].map((each) => posix.relative('.', posix.join(folder, each)));
  const around = folders.find((each) => each === '' || target === each || target.startsWith(`${each}/`));
  if (around === undefined) return outside;
  const inside = posix.relative(around, target);
  const hidden = inside.split('/').find((name) => isHidden(name, security.dotfiles));
  if (hidden === undefined) return null;
  const hint = `If readers may see it, name \`${hidden}\` in \`security.dotfiles\`.`;
  return { type: 'refused', what: `is a link to \`${inside}\`, where a name begins with a dot`, hint };
}

const outside: RefFound = {
  type: 'refused',
  what: 'is a symbolic link that points outside the site',
  hint: 'Git does not have its target. Name the folder in `security.linkedFolders` if it is in the repository.',
};

const deadLink: RefFound = {
  type: 'refused',
  what: 'is a symbolic link to nothing',
  hint: 'Fix the link, or remove it.',
};

const circularLink: RefFound = {
  type: 'refused',
  what: 'is a symbolic link that points back to itself',
  hint: 'Fix the link, or remove it.',
};

/** The refusal of another repository inside this one. */
export const submodule: NotReadable & { readonly type: 'refused' } = {
  type: 'refused',
  what: 'is in a submodule, which has its own repository',
  hint: 'Copy the file into the repository of the site, or build this version from a folder.',
};

/**
 * Returns functions that read files by their ids, many at once: a call of git takes longer than
 * reading a hundred files.
 */
function createReader(root: string, ref: string): Pick<RefTree, 'read' | 'expect'> {
  let expected: readonly string[] = [];
  let count = 1;
  const ready = new Map<string, Buffer>();
  return {
    expect: (ids) => void (expected = [...new Set([...expected, ...ids])]),
    read: (id) => {
      if (!ready.has(id)) {
        const next = expected.indexOf(id);
        const wanted = next < 0 ? [id] : expected.slice(next, next + count);
        // Often one file has changed, else all have. So as many are read as were needed before.
        count *= 2;
        const all = explained(ref, () => readObjects(root, wanted));
        for (const found of all) if (found) ready.set(found.id, found.bytes);
      }
      const bytes = ready.get(id);
      if (!bytes) throw missingObject(ref);
      // Most files are read once, and a site may have more of them than fit into memory.
      ready.delete(id);
      return bytes;
    },
  };
}

/** Returns what git reads. Throws a `DocsgenError` if the clone does not have it. */
function explained<T>(ref: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof MissingObject ? missingObject(ref) : error;
  }
}

/** The clone knows of a file at a git ref, but was made without what is in it. */
function missingObject(ref: string): DocsgenError {
  const title = `The clone has the names of the files at \`${ref}\`, but not all of their contents`;
  const hint = 'Run `git fetch --refetch --no-filter`, or clone the repository without `--filter`.';
  return new DocsgenError([{ severity: 'error', code: 'missing-ref', title, hint }]);
}
