/** A file of the output. */
interface NamedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Its name in messages. */
  readonly name: string;
}

/** Two files of which `inner` needs a folder at the path of `outer`. */
export interface NestedPaths<T> {
  readonly outer: T;
  readonly inner: T;
}

/**
 * Returns the output files whose path another file needs as a folder, each with the first such
 * other file. Each name is reported once. Case is ignored, as on some hosts.
 */
export function findNestedPaths<T extends NamedFile>(files: readonly T[]): readonly NestedPaths<T>[] {
  const byPath = new Map(files.map((file) => [file.path.toLowerCase(), file]));
  const found = new Map<string, NestedPaths<T>>();
  for (const inner of files) {
    const path = inner.path.toLowerCase();
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
      const outer = byPath.get(path.slice(0, at));
      if (outer && !found.has(outer.name)) found.set(outer.name, { outer, inner });
    }
  }
  return [...found.values()];
}

/** Returns the message for such a conflict of two files. */
export function nestedText(outer: NamedFile, inner: NamedFile): string {
  return `${outer.name} and ${inner.name} cannot both be published: one is the file ${outer.path}, the other needs a folder of that name`;
}
