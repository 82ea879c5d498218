/**
 * Returns other spellings of a path that readers and old links use: without doubled slashes,
 * without `.html` or `index.html`, without a slash at the end, in lower case. The most likely is
 * first; the path itself is left out.
 */
export function spellingsOf(path: string): readonly string[] {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(?:\.html?)?\/*$/i, '/')
    .replace(/\.html?\/*$/i, '')
    .replace(/(?!^)\/$/, '');
  return [...new Set([plain, plain.toLowerCase()])].filter((each) => each !== path);
}
