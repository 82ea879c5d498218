import { groupBy } from '../../shared/group-by.ts';

/** Maximum number of lines. When there are more paths, the rest is counted. */
const most = 8;

/**
 * Returns paths as lines of text, indented by two spaces. When there are many, each folder with
 * several files becomes one line with its number of files, and the last line says how many lines
 * were left out.
 */
export function fileListText(paths: readonly string[]): string {
  const lines = paths.length > most ? foldersOf(paths) : paths;
  const rest = lines.length - most;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  return [...lines.slice(0, most), ...more].map((line) => `  ${line}`).join('\n');
}

function foldersOf(paths: readonly string[]): readonly string[] {
  const byTop = groupBy(paths, (path) => path.split('/')[0] ?? path);
  return [...byTop].map(([top, same]) => (same.length === 1 ? (same[0] ?? top) : `${top}/ (${same.length} files)`));
}
