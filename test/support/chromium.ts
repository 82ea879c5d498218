import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserServer } from 'playwright-core';
import { findChromium as findInstalled, headlessShells } from '../../src/system/find-chromium.ts';
import { projectRoot } from './docsgen.ts';
import { installByApt } from './programs.ts';

const run = promisify(execFile);

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages of a context share a process. Its start costs more than many pages do.
  '--renderer-process-limit=1',
];

/**
 * Packages with fonts that pages are measured in: one with the widths of Arial, and one for
 * Chinese, Japanese and Korean.
 */
const fonts = [
  { name: 'Liberation Sans', in: 'fonts-liberation' },
  { name: 'WenQuanYi Zen Hei', in: 'fonts-wqy-zenhei' },
];

/** Installs the fonts that the machine does not have. Without them a few tests fail. */
async function installFonts(): Promise<void> {
  const { stdout } = await run('fc-list', ['--format', '%{family}\n']).catch(() => ({ stdout: '' }));
  const missing = fonts.filter(({ name }) => !stdout.includes(name));
  if (missing.length > 0) await installByApt(missing.map((font) => font.in));
}

/**
 * Starts a headless Chromium with a new profile for the tests. Installs one if the machine has
 * none.
 */
export async function launchChromium(): Promise<BrowserServer> {
  await installFonts();
  return chromium.launchServer({ executablePath: await findChromium(), args: flags, headless: true });
}

/**
 * Returns the path of a Chromium; installs one if the machine has none. Prefers the headless shell,
 * which is faster.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH'] ?? '';
  const found = findInstalled(headlessShells) ?? findInstalled();
  if (found === null && named !== '')
    throw new Error(`CHROME_PATH names ${named}, which is not an executable file. Correct it, or unset it.`);
  const installed = found ?? ((await installByApt(['chromium-headless-shell'])) ? findInstalled() : null);
  const usable = installed ?? (await installByNpm());
  if (usable !== null) return usable;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Name one in the variable CHROME_PATH.',
  );
}

/** A Chromium that needs no system packages. It is stored next to the installed ones. */
async function installByNpm(): Promise<string | null> {
  const folder = join(projectRoot, 'node_modules/.cache/chromium');
  try {
    const install = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
      '@sparticuz/chromium@147.0.0',
    ];
    await run('npm', install);
    const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
    const unpack = `const { default: c } = await import(${JSON.stringify(entry)}); console.log(await c.executablePath())`;
    return (await run(process.execPath, ['--input-type=module', '-e', unpack])).stdout.trim();
  } catch {
    return null;
  }
}
