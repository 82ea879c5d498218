import type { EventEmitter } from 'node:events';
import pc from 'picocolors';
import { isAbort } from '../../system/error-code.ts';
import type { DevEvents } from '../../dev/dev-events.ts';
import type { DevOptions, RunningDev } from '../../dev/dev-options.ts';
import { failureText } from '../terminal/fault-text.ts';
import { formatProblems } from '../terminal/report-problems.ts';
import { createReporter } from './create-reporter.ts';
import { type Keyboard, listenToKeys } from './listen-to-keys.ts';

/** Starts a development server. Resolves when it answers. */
export type StartDev = (options: DevOptions) => Promise<RunningDev>;

/** The terminal that a development server runs in, and its process. */
export interface Terminal {
  readonly keyboard: Keyboard;
  /** Emits the signals and the uncaught errors of the process. */
  readonly process: Pick<EventEmitter, 'on' | 'off'>;
  readonly write: (text: string) => void;
  /** Returns the number of characters in a line; undefined if the output is no terminal. */
  readonly width: () => number | undefined;
  /** Rejects if no browser can be opened. */
  readonly openBrowser: (url: string) => Promise<void>;
}

interface RunOptions extends Omit<DevOptions, 'events'> {
  readonly version: string;
  /** Print addresses and errors only. */
  readonly quiet: boolean;
  /** Print all changed files, and each problem in full. */
  readonly verbose: boolean;
  /** Is called in addition each time that the server answers. */
  readonly onReady?: DevEvents['onReady'] | undefined;
  /** Whether to open the browser as soon as the server answers. */
  readonly opens: boolean;
}

type Ending = 'restart' | 'quit';

/**
 * Runs a development server until a key or a signal ends it; a restart starts the next one.
 * Resolves when everything is closed. Throws the errors of `start`.
 */
export async function runDev(start: StartDev, options: RunOptions, terminal: Terminal): Promise<void> {
  const { url, ending } = await runOnce(start, options, terminal);
  if (ending === 'quit') return;
  // Use the same port again, so that open browser windows can reconnect.
  const port = url === '' ? options.port : Number(new URL(url).port || 80);
  await runDev(start, { ...options, port, opens: false, begunAt: performance.now() }, terminal);
}

interface Run {
  /** URL of the site on this machine; empty if the server was never ready. */
  readonly url: string;
  readonly ending: Ending;
}

async function runOnce(start: StartDev, options: RunOptions, terminal: Terminal): Promise<Run> {
  const { root, host, port, poll, allowedHosts, begunAt, version, quiet, verbose, opens } = options;
  const { width, keyboard, process: source } = terminal;
  let url = '';
  const reporter = createReporter({
    root,
    version,
    hasKeys: keyboard.isTTY,
    quiet,
    verbose,
    write: terminal.write,
    width,
    now: () => new Date(),
    later: (ms, call) => void setTimeout(call, ms).unref(),
  });
  // What is counted belongs before what is printed next.
  const write = (text: string) => {
    reporter.flush();
    terminal.write(text);
  };
  const onReady: DevEvents['onReady'] = (ready) => {
    url = ready.urls[0] ?? '';
    reporter.onReady(ready);
    options.onReady?.(ready);
    if (opens) openPage(url, screen);
  };
  const screen = { ...terminal, write };
  const reportUncaught = (error: unknown) => write(failureText(error, uncaughtTitle));
  for (const event of uncaught) source.on(event, reportUncaught);
  const running = await start({ root, host, port, poll, allowedHosts, begunAt, events: { ...reporter, onReady } });
  const ending = await untilEnd(terminal, {
    o: () => openPage(url, screen),
    p: () => reportProblems(running, root, screen),
    u: () => decideLinks(running.updateLinks, write),
    n: () => decideLinks(running.leaveLinks, write),
    h: () => write(help),
  });
  await running.close();
  reporter.flush();
  for (const event of uncaught) source.off(event, reportUncaught);
  return { url, ending };
}

/**
 * A component or the configuration of the site may cause errors later, outside any request. The
 * server keeps running.
 */
const uncaught = ['uncaughtException', 'unhandledRejection'] as const;
const uncaughtTitle =
  'Something failed in the background: a promise or a timer of a component, of the configuration or of docsgen.';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const keysThatQuit: ReadonlySet<string> = new Set(['q', '\u0003', '\u0004']);

/** Resolves with how the server ends. Until then it runs the action of each key. */
function untilEnd(
  { keyboard, process: source }: Terminal,
  actions: Readonly<Record<string, () => void>>,
): Promise<Ending> {
  return new Promise((done) => {
    const end = (ending: Ending) => {
      stop();
      for (const signal of signals) source.off(signal, quit);
      done(ending);
    };
    const quit = () => end('quit');
    const stop = listenToKeys(keyboard, (key) => {
      if (keysThatQuit.has(key)) quit();
      else if (key === 'r') end('restart');
      else actions[key]?.();
    });
    for (const signal of signals) source.on(signal, quit);
  });
}

const help = `${[
  ['o', 'open the browser'],
  ['r', 'restart'],
  ['p', 'list all problems of the site'],
  ['u', 'update the links to renamed pages, and rename their translations'],
  ['n', 'leave them as they are'],
  ['q', 'quit'],
  ['h', 'show this help'],
]
  .map(([key = '', what]) => `  ${pc.bold(key)}  ${what}`)
  .join('\n')}\n\n`;

function openPage(url: string, { openBrowser, write }: Terminal): void {
  openBrowser(url).catch(() => write(`No browser could be opened here. Open this URL: ${pc.cyan(url)}\n`));
}

function decideLinks(decide: () => Promise<void>, write: (text: string) => void): void {
  decide().catch((error: unknown) => write(`The links could not be updated: ${String(error)}\n`));
}

function reportProblems(running: RunningDev, root: string, { write, width }: Terminal): void {
  write(pc.dim('Checking the whole site …\n'));
  running.check().then(
    ({ problems, isComplete }) =>
      write(problems.length === 0 ? noProblemsText(isComplete) : formatProblems(problems, { root, width: width() })),
    (error: unknown) => isAbort(error) || write(`The site could not be checked: ${String(error)}\n`),
  );
}

function noProblemsText(isComplete: boolean): string {
  return isComplete
    ? `${pc.green('✓')} The site has no problems\n`
    : 'No problems found so far, but the site changed while it was checked. Press p again.\n';
}
