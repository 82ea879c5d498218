import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { Browser, BrowserWindow } from './browser.ts';
import { click, press, type Session, startSession } from './web-driver.ts';

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
  const address = `http://127.0.0.1:${port}`;
  // A driver has one session only.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  try {
    const answers = vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000 });
    await whileRunning(driver, answers);
    return createWindow(await startSession(address), () => stop(driver));
  } catch (error) {
    await stop(driver);
    throw error;
  }
}

function createWindow(session: Session, stopDriver: () => Promise<void>): BrowserWindow {
  const evaluate: BrowserWindow['evaluate'] = (script, ...args) =>
    session.post('execute/sync', { script: `return (${String(script)})(...arguments)`, args });
  const earlier: string[] = [];
  const problemsOfPage = () => evaluate(() => window.problems ?? []);
  return {
    goto: async (address) => {
      earlier.push(...(await problemsOfPage()));
      await session.post('url', { url: address });
      await evaluate(collectProblems);
    },
    evaluate,
    click: (selector) => click(session, selector),
    press: (...keys) => press(session, keys),
    type: async (text) => {
      for (const key of text) await press(session, [key]);
    },
    resize: (width, height) => session.post('window/rect', { width, height }),
    problems: async () => [...earlier, ...(await problemsOfPage())],
    close: async () => {
      try {
        await session.end();
      } finally {
        await stopDriver();
      }
    },
  };
}

declare global {
  interface Window {
    /** What went wrong on the page since it was loaded. */
    problems?: string[];
  }
}

/**
 * Makes a page collect its problems. WebDriver can neither read the console nor run a script before
 * those of the page, so this is done as soon as the page has loaded.
 */
function collectProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  const isFile = (target: EventTarget | null) => target instanceof HTMLElement;
  addEventListener(
    'error',
    ({ target, message }) => problems.push(isFile(target) ? `${target.outerHTML} has not come.` : message),
    // The event of a file does not bubble.
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`${effectiveDirective} forbids ${blockedURI}`),
  );
  console.error = console.warn = (...parts) => problems.push(parts.join(' '));
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
