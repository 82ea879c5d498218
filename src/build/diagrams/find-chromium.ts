import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where it is installed without being in the path. */
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of the Chromium that CHROME_PATH names, or else of an installed one; null if there is none. */
export function findChromium(): string | null {
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
