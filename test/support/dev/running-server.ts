import { connect } from 'node:net';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { type DevServer, startServer } from '../../../src/dev/http/start-server.ts';
import type { DevSession } from '../../../src/dev/session/dev-session.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface TestServer extends DevServer {
  /** Host and port, as a Host header has them. */
  readonly host: string;
  /** What it has told of itself. */
  readonly faults: unknown[];
  readonly ask: (path: string, options?: RequestOptions) => Promise<Reply>;
  /** Sends a request's target byte for byte. Returns all that comes back. */
  readonly askRaw: (target: Buffer) => Promise<string>;
}

/** Starts a development server on a free port of the loopback address. */
export async function startTestServer(session: DevSession): Promise<TestServer> {
  const faults: unknown[] = [];
  const server = await startServer({
    session,
    liveFiles: async () => ({ script: 'export {};', style: 'dialog { margin: auto }' }),
    host: '127.0.0.1',
    port: 0,
    onFault: (error) => faults.push(error),
  });
  const { host, port } = new URL(server.urls[0] ?? '');
  return {
    ...server,
    host,
    faults,
    ask: (path, options) => ask({ port, path, ...options }),
    askRaw: (target) => askRaw(Number(port), host, target),
  };
}

function ask({ port, path, method, headers, body }: RequestOptions & { port: string; path: string }): Promise<Reply> {
  return new Promise((done, fail) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.on('end', () => done({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
      incoming.on('error', fail);
    });
    outgoing.on('error', fail).end(body);
  });
}

function askRaw(port: number, host: string, target: Buffer): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      const tail = ` HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      socket.write(Buffer.concat([Buffer.from('GET '), target, Buffer.from(tail)]));
    });
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', fail).on('close', () => done(text));
  });
}
