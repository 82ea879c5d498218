import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveMessage } from '../../../src/shared/live-update.ts';
import type { TestServer } from './running-server.ts';

/** A browser window, as the server sees it. */
export interface TestWindow {
  readonly socket: WebSocket;
  readonly show: (path: string, version: string) => void;
  /** Waits for the next message and returns it. */
  readonly next: () => Promise<LiveMessage>;
  /** Returns the received messages that were not returned yet. */
  readonly rest: () => readonly LiveMessage[];
  /** Resolves with the code that closed the socket. */
  readonly closed: Promise<number>;
}

/** Opens the web socket of a server like its own pages do. */
export async function openWindow(
  { host }: Pick<TestServer, 'host'>,
  own: { readonly autoPong?: boolean } = {},
): Promise<TestWindow> {
  const socket = new WebSocket(`ws://${host}/__docsgen/socket`, { origin: `http://${host}`, ...own });
  const messages: LiveMessage[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'open');
  return {
    socket,
    closed,
    show: (path, version) => socket.send(JSON.stringify({ type: 'show', path, version })),
    next: async () => {
      while (messages.length === 0) await once(socket, 'message');
      const [first] = messages.splice(0, 1);
      if (first === undefined) throw new Error('no message');
      return first;
    },
    rest: () => messages.splice(0),
  };
}

/** Returns the status of a handshake that must be refused. */
export async function refusedWindow(address: string, origin?: string): Promise<number> {
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const [, response] = await once(socket, 'unexpected-response');
  socket.on('error', () => undefined).terminate();
  return response.statusCode;
}
