/** Returns whether a path relative to a site's folder, with forward slashes, is one of a source: not in packages, hidden folders or the default output. */
export function isWatched(path: string): boolean {
  const segments = path.split('/');
  const isHidden = segments.some((name) => name === 'node_modules' || (name.startsWith('.') && name !== '..'));
  return !isHidden && segments[0] !== 'build';
}
