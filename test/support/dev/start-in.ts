import { expect, onTestFinished, vi } from 'vitest';
import { versionHeader } from '../../../src/shared/live-update.ts';
import { startDev } from '../../../src/dev/start-dev.ts';
import type { Problem } from '../../../src/shared/problem.ts';
import { findPort } from './find-port.ts';
import { openWindow } from './test-window.ts';

/**
 * Starts the development server of a site for one test. The server must report no error of docsgen.
 */
export async function startIn(root: string) {
  const faults: unknown[] = [];
  let told: readonly Problem[] = [];
  let url = '';
  const running = await startDev({
    root,
    host: '127.0.0.1',
    port: await findPort(),
    begunAt: performance.now(),
    events: {
      onReady: ({ urls }) => (url = new URL(urls[0] ?? '').origin),
      onUpdate: () => undefined,
      onProblems: ({ problems }) => (told = problems),
      onLinkUpdates: () => undefined,
      onFault: (error) => faults.push(error),
    },
  });
  onTestFinished(async () => {
    await running.close();
    expect(faults).toStrictEqual([]);
  });
  const ask = async (path: string) => {
    const response = await fetch(url + path);
    const version = response.headers.get(versionHeader) ?? '';
    return { status: response.status, text: await response.text(), version };
  };
  const panelOf = async (path: string): Promise<string> => {
    const { version } = await ask(path);
    const window = await openWindow({ host: new URL(url).host });
    window.show(path, version);
    const message = await window.next();
    window.socket.close();
    return message.type === 'panel' ? message.html : '';
  };
  return {
    ask,
    /** The problems that the terminal got last. */
    told: () => told,
    /** The text of docsgen's panel over the page at a path; empty for none. */
    panelOf,
    /** Resolves when the page at a path has the expected text. */
    until: (path: string, expected: { readonly status: number; readonly text: string }) =>
      vi.waitFor(
        async () => {
          const { status, text } = await ask(path);
          expect({ status, text: text.includes(expected.text) ? expected.text : text }).toStrictEqual(expected);
        },
        { timeout: 20_000, interval: 50 },
      ),
  };
}
