import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { runDev } from '../../../../src/cli/dev/run-dev.ts';
import type { DevOptions, RunningDev } from '../../../../src/dev/dev-options.ts';
import type { KnownProblems } from '../../../../src/dev/session/dev-session.ts';

const oneMistake: KnownProblems = {
  problems: [{ severity: 'error', code: 'broken-link', title: 'A mistake' }],
  isComplete: true,
};

/** Runs a server without a function in a terminal whose output is recorded. */
function runIn({ isTTY = true, opens = false, hasBrowser = true, known = oneMistake }) {
  const starts: DevOptions[] = [];
  const opened: string[] = [];
  const modes: boolean[] = [];
  const source = new EventEmitter();
  const decisions: string[] = [];
  let closed = 0;
  let text = '';
  const keyboard = Object.assign(new PassThrough(), { isTTY, setRawMode: (mode: boolean) => modes.push(mode) });
  const running: RunningDev = {
    check: async () => known,
    updateLinks: async () => void decisions.push('update'),
    leaveLinks: async () => void decisions.push('leave'),
    close: async () => void (closed += 1),
  };
  const ended = runDev(
    async (options) => {
      starts.push(options);
      options.events.onReady({ urls: [`http://localhost:${options.port ?? 3007}/docs/`], ms: 1 });
      return running;
    },
    {
      root: '/site',
      host: 'localhost',
      port: undefined,
      begunAt: 0,
      version: '1.0.0',
      opens,
      quiet: false,
      poll: 300,
      allowedHosts: ['.example.dev'],
      verbose: false,
    },
    {
      keyboard,
      process: source,
      write: (more) => void (text += stripVTControlCharacters(more)),
      width: () => undefined,
      openBrowser: async (url) => {
        if (!hasBrowser) throw new Error('none');
        opened.push(url);
      },
    },
  );
  return {
    ended,
    starts,
    opened,
    decisions,
    modes,
    source,
    keyboard,
    text: () => text,
    closed: () => closed,
    listens: () => vi.waitUntil(() => source.listenerCount('SIGINT') > 0),
  };
}

test.each(['q', 'Q', '\u0003', '\u0004'])('%j quits, and restores the terminal', async (key) => {
  const { ended, keyboard, modes, source, closed } = runIn({});
  keyboard.write(key);
  await ended;
  expect(modes).toStrictEqual([true, false]);
  expect(closed()).toBe(1);
  expect(source.eventNames()).toStrictEqual([]);
  expect(keyboard.listenerCount('data')).toBe(0);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s quits', async (signal) => {
  const { ended, source, closed, modes, listens } = runIn({});
  await listens();
  source.emit(signal);
  await ended;
  expect(closed()).toBe(1);
  expect(modes).toStrictEqual([true, false]);
});

test('r starts again on the same port, without another window', async () => {
  const { ended, keyboard, starts, opened, closed } = runIn({ opens: true });
  keyboard.write('r');
  await vi.waitUntil(() => starts.length === 2);
  keyboard.write('q');
  await ended;
  expect(starts.map(({ port }) => port)).toStrictEqual([undefined, 3007]);
  expect(opened).toStrictEqual(['http://localhost:3007/docs/']);
  expect(closed()).toBe(2);
});

test('o opens the browser, p lists the problems, h shows help, and escape sequences with letters do nothing', async () => {
  const { ended, keyboard, opened, text } = runIn({});
  keyboard.write('o');
  await vi.waitUntil(() => opened.length === 1);
  keyboard.write('p');
  await vi.waitUntil(() => text().includes('1. error A mistake'));
  keyboard.write('\u001BOP');
  await vi.waitUntil(() => keyboard.readableLength === 0);
  expect(opened).toHaveLength(1);
  keyboard.write('h');
  await vi.waitUntil(() => text().includes('show this help'));
  keyboard.write('q');
  await ended;
});

test('u updates the links to renamed pages, n leaves them', async () => {
  const { ended, keyboard, decisions } = runIn({});
  keyboard.write('u');
  keyboard.write('n');
  await vi.waitUntil(() => decisions.length === 2);
  keyboard.write('q');
  await ended;
  expect(decisions).toStrictEqual(['update', 'leave']);
});

test.each([
  [true, '✓ The site has no problems\n'],
  [false, 'No problems found so far, but the site changed while it was checked. Press p again.\n'],
])('p reports no problems only after a complete check: %s', async (isComplete, said) => {
  const { ended, keyboard, text } = runIn({ known: { problems: [], isComplete } });
  keyboard.write('p');
  await vi.waitUntil(() => text().includes('roblems'));
  expect(text()).toContain(said);
  expect(text().includes('✓ The site')).toBe(isComplete);
  keyboard.write('q');
  await ended;
});

test('without a browser the address is shown', async () => {
  const { ended, keyboard, text } = runIn({ opens: true, hasBrowser: false });
  await vi.waitUntil(() =>
    text().includes('No browser could be opened here. Open this URL: http://localhost:3007/docs/'),
  );
  keyboard.write('q');
  await ended;
});

test('without a terminal, keys are ignored and not mentioned', async () => {
  const { ended, keyboard, modes, source, text, listens } = runIn({ isTTY: false });
  await listens();
  expect(keyboard.listenerCount('data')).toBe(0);
  expect(text()).not.toContain('press h');
  source.emit('SIGTERM');
  await ended;
  expect(modes).toStrictEqual([]);
});

test('an uncaught error is reported, and the server keeps running', async () => {
  const { ended, source, text, listens, closed } = runIn({});
  await listens();
  source.emit('unhandledRejection', new Error('a promise of a component'));
  expect(text()).toContain('a promise of a component');
  expect(closed()).toBe(0);
  source.emit('SIGINT');
  await ended;
});

test('each start gets what the command line says of the machine', async () => {
  const { ended, starts, keyboard } = runIn({});
  keyboard.write('r');
  await vi.waitFor(() => expect(starts).toHaveLength(2));
  keyboard.write('q');
  await ended;
  for (const options of starts) expect(options).toMatchObject({ poll: 300, allowedHosts: ['.example.dev'] });
});
