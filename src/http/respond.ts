import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';

/** A request with the response that it waits for. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const plainText = 'text/plain; charset=utf-8';

/** Headers of every response: nothing is kept, and no other site may use any of it. */
export const commonHeaders: Readonly<OutgoingHttpHeaders> = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Returns the content type of a file by its name. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

interface Body {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly content: string | Uint8Array;
}

/** Answers with what is in memory. Node leaves the content out for a HEAD. */
export function send({ response }: Exchange, { status, headers, content }: Body): void {
  response.writeHead(status, { ...commonHeaders, ...headers, 'content-length': Buffer.byteLength(content) });
  response.end(content);
}

/** Answers with one line of plain text. */
export function sendText(exchange: Exchange, status: number, text: string): void {
  send(exchange, { status, headers: { 'content-type': plainText }, content: `${text}\n` });
}

/** Sends a browser elsewhere, this time: after the next change of the configuration it may be another place. */
export function redirect({ response }: Exchange, location: string): void {
  response.writeHead(302, { ...commonHeaders, location, 'content-length': 0 }).end();
}
