/**
 * Returns the results of `read` for files of an output, by path. The order is that of a browser:
 * pages first, and files that refer to others before those.
 */
export async function readInTurn(
  paths: Iterable<string>,
  read: (path: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of [...paths].toSorted((a, b) => turnOf(a) - turnOf(b))) texts.set(path, await read(path));
  return texts;
}

function turnOf(path: string): number {
  return path.endsWith('.html') ? 0 : path.endsWith('/index.json') ? 1 : 2;
}
