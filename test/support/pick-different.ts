/** Returns the paths of the files that differ between two folders, sorted. */
export function pickDifferent(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).toSorted();
}
