import { groupBy } from '../../shared/group-by.ts';

/** So many names are read; of more, their number. */
const most = 8;

/** Returns paths as lines of text, two columns in: the first few, those of large folders by their number, and how many there are besides. */
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
