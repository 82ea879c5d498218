import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a request to a port of the loopback address. */
export function ask({
  port,
  path,
  method,
  headers,
  body,
}: RequestOptions & { readonly port: string | number; readonly path: string }): Promise<Reply> {
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

/**
 * Sends a request with exactly these bytes as its target to a port of the loopback address. Returns
 * the whole response.
 */
export function askRaw(port: number, host: string, target: Buffer, headers = ''): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      const tail = ` HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`;
      socket.write(Buffer.concat([Buffer.from('GET '), target, Buffer.from(tail)]));
    });
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', fail).on('close', () => done(text));
  });
}
