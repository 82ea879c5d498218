import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import type { Browser, BrowserWindow } from './browser.ts';
import { click, press, startSession } from './web-driver.ts';

/** Starts a screen for WebKit, which needs one. Each of its windows is a browser of its own. */
export async function startWebKit(): Promise<Browser> {
  const size = '1600x1200x24';
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await whileRunning(screen, once(createInterface(screen.stdout), 'line'));
  return { openWindow: () => openWindow(`:${display}`), close: () => stop(screen) };
}

async function openWindow(display: string): Promise<BrowserWindow> {
  const port = await findFreePort();
  // A driver has one session only.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = `http://127.0.0.1:${port}`;
  await whileRunning(
    driver,
    vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000 }),
  );
  const session = await startSession(address, {
    'webkitgtk:browserOptions': { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
  });
  const problems = readProblems(driver.stdout);
  return {
    goto: (address) => session.post('url', { url: address }),
    evaluate: (script, ...args) =>
      session.post('execute/sync', { script: `return (${String(script)})(...arguments)`, args }),
    click: (selector) => click(session, selector),
    press: (...keys) => press(session, keys),
    type: async (text) => {
      for (const key of text) await press(session, [key]);
    },
    resize: (width, height) => session.post('window/rect', { width, height }),
    problems: () => problems,
    close: async () => {
      await session.end();
      await stop(driver);
    },
  };
}

/** Returns a list that grows by the errors and warnings of the pages: the browser writes them to its output. */
function readProblems(output: Readable): readonly string[] {
  const problems: string[] = [];
  createInterface(output).on('line', (line) => {
    if (/\bCONSOLE\b.*\b(?:ERROR|WARN)/.test(line)) problems.push(line);
  });
  return problems;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A server has no port.');
  return address.port;
}

/** Returns what is waited for, or throws if the process that it depends on ends before. */
function whileRunning<Value>(child: ChildProcess, wanted: Promise<Value>): Promise<Value> {
  const ended = once(child, 'exit').then(([status]) => {
    throw new Error(`${child.spawnfile} ended with ${status}.`);
  });
  return Promise.race([wanted, ended]);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill()) await ended;
}
