/** A file of the output, and what it is called when somebody reads of it. */
interface NamedFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly name: string;
}

/** A file, and one that would lie in it if it were a folder. */
export interface NestedPaths<T> {
  readonly outer: T;
  readonly inner: T;
}

/**
 * Returns the files of an output whose paths others need for a folder, each once by its name, with the first of those others. Some hosts
 * see no difference between `A` and `a`.
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

/** Returns what is wrong with two files of which one lies in the other, as a sentence. */
export function nestedText(outer: NamedFile, inner: NamedFile): string {
  return `${outer.name} and ${inner.name} cannot both be published: one is the file ${outer.path}, the other needs a folder of that name`;
}
