import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createRawServer, type Server } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A server that misbehaves in the ways that other sites do. */
export interface BadServer {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** The requests until now: `HEAD /path`. */
  readonly requests: string[];
  /** The largest number of requests that were open at once. */
  readonly mostOpen: () => number;
  readonly close: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const html = { 'content-type': 'text/html; charset=utf-8' };
const prose = `<p>${'Words that readers see. '.repeat(40)}</p>`;
const status =
  (code: number, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();
const redirect = (code: number, location: string): Answer => status(code, { location });
const page =
  (body: string, headers: Record<string, string> = html): Answer =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

/** What the server answers, by path. The count is that of the requests to the path before. */
const answers: Readonly<Record<string, Answer>> = {
  '/good': page(prose),
  '/missing': status(404),
  '/gone': status(410),
  '/forbidden': status(403),
  '/wall': status(999),
  '/only-post': status(405),
  '/broken': status(500),
  '/recovers': (_, response, count) => response.writeHead(count === 0 ? 500 : 200).end(),
  '/busy': (_, response, count) => response.writeHead(count === 0 ? 429 : 200, { 'retry-after': '7' }).end(),
  '/busy-until': (_, response, count) =>
    response.writeHead(count === 0 ? 503 : 200, { 'retry-after': new Date(9000).toUTCString() }).end(),
  '/busy-wrongly': (_, response, count) =>
    response.writeHead(count === 3 ? 200 : 429, { 'retry-after': ['-5', 'NaN', '1999-01-01', ''][count] }).end(),
  '/busy-until-the-past': (_, response, count) =>
    response.writeHead(count === 0 ? 503 : 200, { 'retry-after': new Date(0).toUTCString() }).end(),
  '/compressed': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(`${prose}<h2 id="here">Here</h2>`)),
  '/to-rebound': ({ headers }, response) =>
    response.writeHead(302, { location: `http://rebound.docs-example.dev:${headers.host?.split(':')[1]}/good` }).end(),
  '/busy-for-hours': status(429, { 'retry-after': '7200' }),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-lies': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/head-hangs-up': ({ method, socket }, response) => (method === 'HEAD' ? socket.destroy() : response.end('here')),
  '/no-headers': () => undefined,
  '/slow-body': (_, response) => response.writeHead(200, html).write(prose),
  '/endless': ({ method }, response) => {
    response.writeHead(200, html);
    if (method === 'HEAD') return void response.end();
    const part = prose.repeat(100);
    response.on('drain', () => response.write(part));
    response.write(part);
  },
  '/huge': page(`${prose.repeat(4000)}<h2 id="late">Late</h2>${prose.repeat(4000)}`),
  '/circle': redirect(302, '/circle-back'),
  '/circle-back': redirect(302, '/circle'),
  '/self': redirect(301, '/self'),
  '/to-nothing': redirect(302, 'http://['),
  '/temporary': redirect(302, '/good'),
  '/moved': redirect(301, '/moved-again'),
  '/moved-again': redirect(308, '/good'),
  '/moved-then-temporary': redirect(301, '/temporary'),
  '/moved-to-start': redirect(301, '/'),
  '/moved-to-missing': redirect(301, '/missing'),
  '/to-private': redirect(302, 'http://10.0.0.1/admin'),
  '/wants-cookie': ({ headers }, response) =>
    headers.cookie === 'seen=1'
      ? response.end('welcome')
      : response.writeHead(302, { location: '/wants-cookie', 'set-cookie': 'seen=1; Path=/' }).end(),
  '/wants-get': ({ method }, response) =>
    method === 'HEAD' ? response.writeHead(302, { location: '/wants-get' }).end() : response.end('welcome'),
  '/': page(prose),
  '/reset': ({ socket }) => socket.resetAndDestroy(),
  '/anchors': page(
    `${prose}<h2 id="here">Here</h2><a name="old"></a><h2 id="año nuevo">.</h2><h2 id="user-content-readme">.</h2>` +
      `<script>scrollTo({"id":"scripted"})</script><pre>id="in-text"</pre>`,
  ),
  '/app': page('<div id="root"></div><script src="/app.js"></script>'),
  '/file.pdf': page('%PDF', { 'content-type': 'application/pdf' }),
  '/secret': ({ headers }, response) =>
    response.writeHead(headers.authorization === undefined && headers.cookie === undefined ? 200 : 404).end(),
};

/** Starts the server on a free port of the loopback address. */
export async function startBadServer({ isSecure = false } = {}): Promise<BadServer> {
  const requests: string[] = [];
  let [open, most] = [0, 0];
  const listener: RequestListener = (request, response) => {
    const { url = '/', method = '' } = request;
    const count = requests.filter((each) => each.endsWith(` ${url}`)).length;
    requests.push(`${method} ${url}`);
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    const answer = answers[url] ?? (url.startsWith('/many/') ? answerLater : status(404));
    answer(request, response, count);
  };
  const server = isSecure ? createSecureServer(certificate(), listener) : createServer(listener);
  return { ...(await listen(server)), origin: originOf(server, isSecure), requests, mostOpen: () => most };
}

/** Other requests can arrive before this one is answered. */
const answerLater: Answer = (_, response) => setImmediate(() => setImmediate(() => response.end()));

/** Starts a server that answers with something that is not HTTP. */
export async function startForeignServer(): Promise<Pick<BadServer, 'origin' | 'close'>> {
  const server = createRawServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.end('220 ready\r\n\r\n'));
  });
  return { ...(await listen(server)), origin: originOf(server, false) };
}

async function listen(server: Server): Promise<Pick<BadServer, 'close'>> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sockets = new Set<{ readonly destroy: () => void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return { close };
}

function originOf(server: Server, isSecure: boolean): string {
  const address = server.address();
  const isPort = (value: typeof address): value is AddressInfo => typeof value === 'object' && value !== null;
  if (!isPort(address)) throw new Error('The server has no port.');
  return `${isSecure ? 'https' : 'http'}://127.0.0.1:${address.port}`;
}

function certificate() {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/check', name));
  return { key: read('self-signed-key.pem'), cert: read('self-signed.pem') };
}
