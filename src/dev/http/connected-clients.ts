import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import type { LiveMessage } from '../../shared/live-update.ts';
import { type Delivery, deliver, isRefusal } from './delivery.ts';
import type { LookUp } from './look-up.ts';
import { readPath } from '../../http/request-path.ts';
import { parseJson } from '../../system/parse-json.ts';

/** The browser windows that show pages of the site. Each one is connected by a web socket. */
export interface ConnectedClients {
  /** Connects a client. The request must have passed `refuse`. */
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /**
   * Renders each page that a client shows again, once for all clients that show it, and sends the
   * changes. Clients that show a moved page are sent to its new address; `moved` has these by the
   * old ones.
   */
  readonly refresh: (moved?: ReadonlyMap<string, string>) => Promise<void>;
  /** Renders the page at one path again, if a client shows it, and sends the changes. */
  readonly refreshPath: (path: string) => Promise<void>;
  /** Disconnects clients that have not answered since the last call, and pings the others. */
  readonly dropDead: () => void;
  readonly close: () => void;
}

/** What the server knows about a client. */
interface Client {
  readonly socket: WebSocket;
  isAlive: boolean;
  /** Path and version of the page that it shows; null until the client has reported it. */
  shown: { readonly path: string; readonly version: string } | null;
  /** The last panel that was sent to it, as JSON. */
  panel: string;
}

const longestMessage = 64 * 1024;
/** Codes of RFC 6455. */
const closeCode = { goingAway: 1001, unsupported: 1003, invalid: 1007 } as const;

const showSchema = z.object({ type: z.literal('show'), path: z.string(), version: z.string() });

/**
 * Returns the connected clients, none at first. Pages come from `lookUp`; `root` is the site's
 * folder.
 */
export function createConnectedClients(
  root: string,
  lookUp: LookUp,
  onFault: (error: unknown) => void,
): ConnectedClients {
  let server: WebSocketServer | null = null;
  let isClosed = false;
  const clients = new Set<Client>();
  // Aborted by the next refresh: a result of `lookUp` from before it may be older than what a
  // client has received since.
  let current = new AbortController();

  const sendCurrent = async (path: string, viewers: () => readonly Client[]): Promise<void> => {
    const { signal } = current;
    try {
      const document = await deliver(await lookUp(path), root);
      if (signal.aborted) return;
      for (const client of viewers()) sendUpdate(client, path, document);
    } catch (error) {
      onFault(error);
    }
  };

  const viewersOf = (path: string) => [...clients].filter(({ shown }) => shown?.path === path);
  const refreshPath = async (path: string): Promise<void> =>
    viewersOf(path).length > 0 ? sendCurrent(path, () => viewersOf(path)) : undefined;
  const refresh: ConnectedClients['refresh'] = async (moved = new Map()) => {
    current.abort();
    current = new AbortController();
    for (const client of clients) sendMove(client, moved);
    const paths = [...clients].flatMap(({ shown }) => shown?.path ?? []);
    await Promise.all([...new Set(paths)].map(refreshPath));
  };

  const handleMessage = (client: Client, data: RawData, isBinary: boolean): void => {
    const shown = isBinary ? null : readShown(data);
    if (shown === null) return client.socket.close(isBinary ? closeCode.unsupported : closeCode.invalid);
    client.shown = shown;
    // The client shows another page now, so its panel is sent in any case.
    client.panel = '';
    void sendCurrent(shown.path, () => (client.shown === shown ? [client] : []));
  };

  const addClient = (socket: WebSocket): void => {
    const client: Client = { socket, isAlive: true, shown: null, panel: '' };
    clients.add(client);
    socket
      .on('message', (data, isBinary) => handleMessage(client, data, isBinary))
      .on('pong', () => (client.isAlive = true))
      .on('close', () => clients.delete(client))
      // `ws` closes the socket by itself after a message that is too long or invalid.
      .on('error', () => undefined);
  };

  return {
    accept: async (request, socket, head) => {
      // Loaded here, so that the first page does not wait for it.
      const { WebSocketServer: Server } = await import('ws');
      if (isClosed) return void socket.destroy();
      server ??= new Server({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false });
      server.handleUpgrade(request, socket, head, addClient);
    },
    refresh,
    refreshPath,
    dropDead: () => {
      for (const client of clients) {
        if (!client.isAlive) client.socket.terminate();
        client.isAlive = false;
        client.socket.ping();
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

function readShown(data: RawData): Client['shown'] {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
  const { success, data: message } = showSchema.safeParse(parseJson(bytes.toString()));
  return success && 'path' in readPath(message.path) ? { path: message.path, version: message.version } : null;
}

/** Sends a client the parts of the document at its path that have changed. */
function sendUpdate(client: Client, path: string, document: Delivery | null): void {
  // There is no document at the path any more, not even a 404 page. A reload shows what is there.
  if (document === null || client.shown === null) return send(client, { type: 'reload' });
  const { html, version, cover } = document;
  const keepsPage = cover !== null && !isRefusal(client.shown.version);
  if (!keepsPage && version !== client.shown.version) {
    send(client, { type: 'page', path, html, version });
    client.shown = { path, version };
  }
  sendPanel(client, {
    type: 'panel',
    path,
    html: keepsPage ? cover : document.panel,
    covers: keepsPage || document.covers,
  });
}

/**
 * Sends a client to the new address of its page, if the page has moved. It reports itself there.
 */
function sendMove(client: Client, moved: ReadonlyMap<string, string>): void {
  const path = client.shown?.path ?? '';
  const to = moved.get(path);
  if (to === undefined) return;
  send(client, { type: 'moved', path, to });
  client.shown = null;
}

function sendPanel(client: Client, message: LiveMessage): void {
  const panel = JSON.stringify(message);
  if (panel !== client.panel) send(client, message);
  client.panel = panel;
}

function send({ socket }: Client, message: LiveMessage): void {
  socket.send(JSON.stringify(message));
}
