import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Names of the program without windows: the same engine, which starts and opens pages in less time.
 */
export const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where it is installed without being in the path. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of the Chromium that CHROME_PATH names, or else of an installed one under the
 * first of some names; null if there is none.
 */
export function findChromium(names: readonly string[] = [...windowed, ...headlessShells]): string | null {
  const named = process.env['CHROME_PATH'] ?? '';
  if (named !== '') return isExecutable(named) ? named : null;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, ...otherPlaces].find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
