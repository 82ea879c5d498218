import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import type { LiveMessage } from '../../shared/live-update.ts';
import { type Delivery, deliver, isRefusal } from './delivery.ts';
import type { LookUp } from './look-up.ts';
import { parseJson } from './read-json.ts';
import { readPath } from '../../http/request-path.ts';

/** The windows of browsers that show pages of the site, each by its web socket. */
export interface ConnectedClients {
  /** Takes in a window. The request must have been let through the gate. */
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** Makes each page that shows anew, once however many windows show it, and sends what differs. */
  readonly refresh: () => Promise<void>;
  /** Makes the page at one path anew, if it shows, and sends what differs. */
  readonly refreshPath: (path: string) => Promise<void>;
  /** Lets go of windows that have not answered since the last call, and asks the others. */
  readonly dropDead: () => void;
  readonly close: () => void;
}

/** A window, as far as the server knows it. */
interface Window {
  readonly socket: WebSocket;
  isAlive: boolean;
  /** Path and version of what it shows; null until it has said so. */
  shown: { readonly path: string; readonly version: string } | null;
  /** The last panel that it was sent, as JSON. */
  panel: string;
}

const longestMessage = 64 * 1024;
/** Codes of RFC 6455. */
const closeCode = { goingAway: 1001, unsupported: 1003, invalid: 1007 } as const;

const showSchema = z.object({ type: z.literal('show'), path: z.string(), version: z.string() });

/** Returns the windows over a look-up; none yet. `root` is the site's folder. */
export function createConnectedClients(
  root: string,
  lookUp: LookUp,
  onFault: (error: unknown) => void,
): ConnectedClients {
  let server: WebSocketServer | null = null;
  let isClosed = false;
  const clients = new Set<Window>();
  // What was looked up before the last change may be older than what a window has been sent since.
  let age = 0;

  const bring = async (path: string, viewers: () => readonly Window[]): Promise<void> => {
    const begun = age;
    try {
      const document = await deliver(await lookUp(path), root);
      if (begun !== age) return;
      for (const window of viewers()) tell(window, path, document);
    } catch (error) {
      onFault(error);
    }
  };

  const viewersOf = (path: string) => [...clients].filter(({ shown }) => shown?.path === path);
  const refreshPath = async (path: string): Promise<void> => {
    if (viewersOf(path).length > 0) await bring(path, () => viewersOf(path));
  };
  const refresh = async (): Promise<void> => {
    age += 1;
    const paths = new Set([...clients].flatMap(({ shown }) => (shown === null ? [] : [shown.path])));
    await Promise.all([...paths].map(refreshPath));
  };

  const hear = (window: Window, data: RawData, isBinary: boolean): void => {
    const shown = isBinary ? null : readShown(data);
    if (shown === null) return window.socket.close(isBinary ? closeCode.unsupported : closeCode.invalid);
    window.shown = shown;
    // Whatever the panel of the last page has become, this one's is told.
    window.panel = '';
    void bring(shown.path, () => (window.shown === shown ? [window] : []));
  };

  const admit = (socket: WebSocket): void => {
    const window: Window = { socket, isAlive: true, shown: null, panel: '' };
    clients.add(window);
    socket
      .on('message', (data, isBinary) => hear(window, data, isBinary))
      .on('pong', () => (window.isAlive = true))
      .on('close', () => clients.delete(window))
      // A message that is too long or broken: the socket closes by itself.
      .on('error', () => undefined);
  };

  return {
    accept: async (request, socket, head) => {
      // The first page is answered without it.
      const { WebSocketServer: Server } = await import('ws');
      if (isClosed) return void socket.destroy();
      server ??= new Server({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false });
      server.handleUpgrade(request, socket, head, admit);
    },
    refresh,
    refreshPath,
    dropDead: () => {
      for (const window of clients) {
        if (!window.isAlive) window.socket.terminate();
        window.isAlive = false;
        window.socket.ping();
      }
    },
    close: () => {
      isClosed = true;
      for (const { socket } of clients) {
        socket.close(closeCode.goingAway);
        socket.terminate();
      }
    },
  };
}

function readShown(data: RawData): Window['shown'] {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
  const { success, data: message } = showSchema.safeParse(parseJson(bytes.toString()));
  return success && 'path' in readPath(message.path) ? { path: message.path, version: message.version } : null;
}

/** Sends a window what it does not have yet of what its path now stands for. */
function tell(window: Window, path: string, document: Delivery | null): void {
  // The page has become something else, or has gone where there is no page that says so.
  if (document === null || window.shown === null) return post(window, { type: 'reload' });
  const { html, version, cover } = document;
  const keepsPage = cover !== null && !isRefusal(window.shown.version);
  if (!keepsPage && version !== window.shown.version) {
    post(window, { type: 'page', path, html, version });
    window.shown = { path, version };
  }
  sendPanel(window, {
    type: 'panel',
    path,
    html: keepsPage ? cover : document.panel,
    covers: keepsPage || document.covers,
  });
}

function sendPanel(window: Window, message: LiveMessage): void {
  const panel = JSON.stringify(message);
  if (panel !== window.panel) post(window, message);
  window.panel = panel;
}

function post({ socket }: Window, message: LiveMessage): void {
  socket.send(JSON.stringify(message));
}
