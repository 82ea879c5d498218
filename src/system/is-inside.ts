import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Returns whether a file is, or would be, in a folder. A symbolic link may lead out of it. */
export function isInside(folder: string, file: string): boolean {
  let place = join(folder, file);
  while (!existsSync(place)) place = dirname(place);
  const real = realpathSync(place);
  return `${real}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
}
