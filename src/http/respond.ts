import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { Refusal } from './refusal.ts';

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

/** Answers with why a request is not answered. What it still sends is not read. */
export function sendRefusal(exchange: Exchange, { status, text, allow }: Refusal): void {
  const headers = { 'content-type': plainText, connection: 'close', ...(allow === undefined ? {} : { allow }) };
  send(exchange, { status, headers, content: `${text}\n` });
}

/** Sends a browser elsewhere; if not said otherwise this time only: after the next change of the configuration it may be another place. */
export function redirect({ response }: Exchange, location: string, status: 301 | 302 = 302): void {
  response.writeHead(status, { ...commonHeaders, location, 'content-length': 0 }).end();
}
