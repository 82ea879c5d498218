import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openEmpty, settle } from './frame.ts';

/** Long enough for a browser to draw what has arrived. */
const pauseMs = 30;
const pieces = 25;

/**
 * Serves the real site, and sends the bar at the top of each page in pieces, as a slow connection
 * does. Returns its origin.
 */
async function serveInPieces(): Promise<string> {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const original = await fetch(inject('plainSite').origin + request.url);
    for (const name of ['content-type', 'content-security-policy']) {
      const value = original.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    const body = Buffer.from(await original.arrayBuffer());
    const start = Math.max(body.indexOf('<header'), 0);
    const end = Math.max(body.indexOf('</header>'), 0);
    const length = Math.ceil((end - start) / pieces);
    response.write(body.subarray(0, start));
    for (let from = start; from < end; from += length) {
      response.write(body.subarray(from, Math.min(from + length, end)));
      await wait(pauseMs);
    }
    response.end(body.subarray(end));
  };
  const server = createServer((request, response) => void send(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

it.each([1280, 996, 390])('nothing moves while the bar of a page arrives, %d px', async (width) => {
  const origin = await serveInPieces();
  const page = await openEmpty({ viewport: { width, height: 800 } });
  await page.goto(`${origin}/concepts/app/agents`, { waitUntil: 'load' });
  await settle(page);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => JSON.stringify(entry));
  });
  expect(shifts).toEqual([]);
  await expect(page.locator('.navbar').isVisible()).resolves.toBe(true);
});
