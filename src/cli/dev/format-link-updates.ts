import pc from 'picocolors';
import type { LinkUpdate } from '../../dev/renames/update-links.ts';

/** Returns the text for updates of the links to renamed pages and of their translations: what was
 * written, what was not. */
export function formatLinkUpdates(updates: readonly LinkUpdate[]): string {
  return `${updates.flatMap(linesOf).join('\n')}\n`;
}

function linesOf({ to, updated, renamed, left }: LinkUpdate): readonly string[] {
  const count = updated.reduce((sum, { links }) => sum + links, 0);
  const what = `${count} link${count === 1 ? '' : 's'}`;
  return [
    ...renamed.map((file) => `${pc.green('✓')} Renamed ${pc.cyan(file.from)} to ${pc.cyan(file.to)}`),
    ...(count > 0 ? [`${pc.green('✓')} Updated ${what} to ${pc.cyan(to)}`] : []),
    ...updated.map(({ file, links }) => `    ${pc.cyan(file)}: ${links}`),
    ...left.map(({ file, reason }) => `${pc.yellow('!')} ${pc.cyan(file)} ${reason}, so it was left as it is`),
  ];
}
