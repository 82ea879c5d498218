/** The line that begins a region, and the one that ends it, in the comments of any language. */
const mark = /^\s*(?:\/\/|#|<!--)\s*#(?:region (?<name>[\w-]+)|endregion)\s*(?:-->)?\s*$/;

/**
 * Returns a template without the regions whose names are not among the given ones, and without the
 * lines that mark regions. Regions cannot be inside each other.
 */
export function selectRegions(text: string, names: ReadonlySet<string>): string {
  let isKept = true;
  const lines = text.split('\n').filter((line) => {
    const found = mark.exec(line);
    if (found === null) return isKept;
    const name = found.groups?.['name'];
    isKept = name === undefined || names.has(name);
    return false;
  });
  return lines.join('\n');
}
