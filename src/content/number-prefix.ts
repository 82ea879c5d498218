/** A file's or folder's name without the number that orders it. */
export interface PrefixedName {
  readonly name: string;
  readonly position: number | null;
}

/** Dates (`2021-11-foo`) and versions (`7.0-foo`) begin with numbers that order nothing. */
const dateOrVersion = /^\d{4}-\d{2}(-|$)|^\d+[.\d]*\.\d+/;
const prefix = /^(\d+)(?:\s*[-_]+\s*|\.\s*(?!\d)|\s+-\s+)(.+)$/;

/** Returns `{ name: 'intro', position: 1 }` for `01-intro`, `1. intro` and `001 - intro`. */
export function parseNumberPrefix(segment: string): PrefixedName {
  const match = dateOrVersion.test(segment) ? null : prefix.exec(segment);
  const [, number, name] = match ?? [];
  if (number === undefined || name === undefined) return { name: segment, position: null };
  return { name, position: Number(number) };
}

/** Returns a folder path with the number prefix of each segment removed: `1-app/2-web` gives `app/web`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((segment) => parseNumberPrefix(segment).name)
    .join('/');
}
