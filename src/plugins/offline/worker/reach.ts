/** A kept file, by the last part of its path. */
export interface KeptFile {
  readonly name: string;
  /** Returns its text; an empty one for a picture. */
  readonly text: () => Promise<string>;
}

/**
 * Returns the files that some texts need: those whose names are in them, or in files that these
 * texts need. So a page keeps its scripts, and they keep the modules that they load later.
 */
export async function reachFiles<File extends KeptFile>(
  texts: readonly string[],
  files: readonly File[],
): Promise<ReadonlySet<File>> {
  const reached = new Set<File>();
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    const names = new Set(text.match(/[^\s"'`()<>/\\=,;?#&]+\.\w+/g));
    for (const file of files) {
      if (reached.has(file) || !names.has(file.name)) continue;
      reached.add(file);
      waiting.push(await file.text());
    }
  }
  return reached;
}
