import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { loadLiveFiles } from '../../src/bundler/live-files.ts';
import type { Exchange } from '../../src/http/respond.ts';
import { sendFile } from '../../src/http/send-file.ts';
import { liveFolder, type LiveMessage, versionHeader } from '../../src/shared/live-update.ts';

/**
 * A development server without a site. It serves the pages of a test and the files of a folder, and
 * sends the messages of the test.
 */
export interface LiveServer {
  readonly origin: string;
  /** Sets the page of a path. Windows that show an earlier one get a message. */
  readonly setPage: (path: string, html: string, status?: number) => void;
  /** Sends a message to all windows that show its path. */
  readonly say: (message: LiveMessage) => void;
  /** The requests that windows have posted, as `[name, body]`. */
  readonly posts: readonly (readonly [string, unknown])[];
  /** Number of requests for each address. */
  readonly requests: ReadonlyMap<string, number>;
  /** Closes all connections, and accepts no new ones until it is called again with false. */
  readonly setAway: (isAway: boolean) => void;
  readonly close: () => Promise<void>;
}

const showMessage = z.strictObject({ type: z.literal('show'), path: z.string(), version: z.string() });

/** Starts such a server on a free port of the loopback address. */
export async function startLiveServer(folder: string, policy: string): Promise<LiveServer> {
  const live = await loadLiveFiles();
  const pages = new Map<string, { readonly html: string; readonly status: number }>();
  const posts: [string, unknown][] = [];
  const requests = new Map<string, number>();
  const shown = new Map<WebSocket, z.output<typeof showMessage>>();
  let isAway = false;

  const http = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    requests.set(path, (requests.get(path) ?? 0) + 1);
    const answer = (type: string, body: string, status = 200) =>
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        .end(body);
    const page = pages.get(path);
    if (request.method === 'POST') {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        posts.push([path.slice(liveFolder.length), JSON.parse(body)]);
        answer('text/plain', '');
      });
    } else if (path === `${liveFolder}live.js`) answer('text/javascript', live.script);
    else if (path === `${liveFolder}live.css`) answer('text/css', live.style);
    else if (page) {
      response.setHeader(versionHeader, versionOf(page.html));
      answer('text/html', withLive(page.html), page.status);
    } else {
      sendFirst({ request, response }, folder, [path, `${path}/index.html`]).then(
        (isSent) => {
          if (!isSent) answer('text/plain', 'There is nothing here.', 404);
          return isSent;
        },
        // A closing window does not wait for its files.
        () => response.destroy(),
      );
    }
  });
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, socket, head) => {
    if (isAway || request.url !== `${liveFolder}socket`) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client));
  });
  const update = (path: string) => {
    const page = pages.get(path);
    if (!page || page.status !== 200) return;
    const version = versionOf(page.html);
    for (const [client, message] of shown) {
      if (message.path !== path || message.version === version) continue;
      shown.set(client, { ...message, version });
      client.send(JSON.stringify({ type: 'page', path, html: withLive(page.html), version }));
    }
  };
  sockets.on('connection', (client) => {
    client.on('message', (data: Buffer) => {
      const message = showMessage.parse(JSON.parse(data.toString()));
      shown.set(client, message);
      update(message.path);
    });
    client.on('close', () => shown.delete(client));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    posts,
    requests,
    setPage: (path, html, status = 200) => {
      pages.set(path, { html, status });
      update(path);
    },
    say: (message) => {
      for (const [client, { path }] of shown) {
        if (!('path' in message) || message.path === path) client.send(JSON.stringify(message));
      }
    },
    setAway: (value) => {
      isAway = value;
      if (isAway) for (const client of sockets.clients) client.terminate();
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}

/** Sends the first of some files that exists in a folder. Returns whether one exists. */
async function sendFirst(exchange: Exchange, root: string, files: readonly string[]): Promise<boolean> {
  for (const file of files) if (await sendFile(exchange, { root, file, path: file })) return true;
  return false;
}

function versionOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 16);
}

function withLive(html: string): string {
  const tag = `<script type="module" src="${liveFolder}live.js" data-version="${versionOf(html)}"></script>`;
  return html.replace('</head>', `${tag}$&`);
}
