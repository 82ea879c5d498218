import { readLiteral } from './literal.ts';
import type { YamlSource } from './yaml-source.ts';

/** Matches `export const page =`, with or without a type. */
const declaration = /^export\s+const\s+page\b[^=;{]*=\s*/m;

/**
 * Returns the fields of a component page, `export const page = { … }`, which say what front matter
 * says elsewhere. Returns null for a module without them: it is a component for other pages.
 */
export function findPageExport(text: string, file: string): YamlSource | null {
  const found = declaration.exec(text);
  if (!found) return null;
  const offset = found.index + found[0].length;
  const before = text.slice(0, offset).split('\n');
  const rest = text.slice(offset);
  // The spaces keep the columns of the first line.
  const indent = ' '.repeat(before.at(-1)?.length ?? 0);
  return {
    text: indent + rest.slice(0, readLiteral(rest).length),
    file,
    lineOffset: before.length - 1,
    isLiteral: true,
  };
}
