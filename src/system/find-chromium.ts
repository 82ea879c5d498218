import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Names of the headless builds of Chromium. They use the same engine, but start faster and open
 * pages faster.
 */
export const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Installation paths that are not in `PATH`. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path in CHROME_PATH if it is set. Otherwise returns the first Chromium with one of
 * the names in the folders of `PATH`, or in the usual installation paths; null if there is none.
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
