import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { findChromium } from '../../system/find-chromium.ts';
import { DocsgenError } from '../../shared/problem.ts';
import { type BrowserPipe, openPipe } from './browser-pipe.ts';

/** A Chromium without a window. */
export interface Chromium {
  readonly send: BrowserPipe['send'];
  readonly on: BrowserPipe['on'];
  /** Ends it, and removes its profile. */
  readonly close: () => Promise<void>;
}

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
];

/** How long it may take to start, in milliseconds. */
const longestStart = 60_000;
/** How long it may take to end, in milliseconds. */
const longestEnd = 5000;

/** Starts Chromium with a profile of its own. Throws a `DocsgenError` if there is none. */
export async function openChromium(): Promise<Chromium> {
  const path = findChromium();
  if (path === null) throw missingChromium();
  const profile = await mkdtemp(join(tmpdir(), 'docsgen-chromium-'));
  // It refuses to run as root with a sandbox.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(path, [...flags, ...asRoot, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  const ended = once(child, 'close').catch(() => undefined);
  const [, , , input, output] = child.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error('Chromium has no pipes');
  const pipe = openPipe(input, output, (reason) => chromiumFailed(path, reason, said));
  child.on('error', ({ message }) => pipe.fail(message));
  void ended.then(() => pipe.fail('it ended'));
  const late = setTimeout(() => pipe.fail('it does not respond'), longestStart);
  // A failure is told by the first command that needs an answer.
  void pipe
    .send('Browser.getVersion')
    .catch(() => undefined)
    .then(() => clearTimeout(late));
  return {
    send: pipe.send,
    on: pipe.on,
    close: async () => {
      void pipe.send('Browser.close').catch(() => undefined);
      const timer = setTimeout(() => child.kill('SIGKILL'), longestEnd);
      await ended;
      clearTimeout(timer);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function missingChromium(): DocsgenError {
  const named = process.env['CHROME_PATH'] ?? '';
  const title =
    named === ''
      ? 'There is no Chromium to print with'
      : `The variable CHROME_PATH names ${named}, which is not an executable file`;
  const hint =
    named === ''
      ? 'Install Chromium or Chrome, or name one in the variable CHROME_PATH. With --html, docsgen writes a page that any browser can print.'
      : 'Correct the variable, or unset it, so that docsgen looks in the usual places.';
  return new DocsgenError([{ code: 'missing-chromium', title, hint }]);
}

function chromiumFailed(path: string, reason: string, said: string): DocsgenError {
  const lines = said.trim().split('\n').slice(-3).join('\n');
  const title = `Chromium could not print: ${reason}${lines === '' ? '' : `\n${lines}`}`;
  const hint = `docsgen called ${path}. Name another Chromium in the variable CHROME_PATH.`;
  return new DocsgenError([{ code: 'chromium-failed', title, hint }]);
}
