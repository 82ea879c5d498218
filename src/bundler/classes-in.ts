/** Returns the class names in the selectors of a minified style sheet. */
export function classesIn(css: string): readonly string[] {
  const selectors = css
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '')
    // Declarations, and the names of layers.
    .replace(/[\w-]+:[^{};]*(?=[;}])|@layer[^{;]*/g, '');
  const names = selectors.matchAll(/\.((?:[a-z_-]|[^\0-\x7f]|\\.)(?:[\w-]|[^\0-\x7f]|\\.)*)/gi);
  return [...new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))].toSorted();
}
