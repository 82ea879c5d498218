import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { Refusal } from './gate.ts';

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const plainText = 'text/plain; charset=utf-8';

/** Headers of every response: browsers must not cache it, and other sites must not use it. */
export const commonHeaders: Readonly<OutgoingHttpHeaders> = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Returns the content type for the name of a file. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

interface Body {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly content: string | Uint8Array;
}

/** Sends content that is in memory. Node omits the body for a HEAD request. */
export function send({ response }: Exchange, { status, headers, content }: Body): void {
  response.writeHead(status, { ...commonHeaders, ...headers, 'content-length': Buffer.byteLength(content) });
  response.end(content);
}

/** Sends one line of plain text. */
export function sendText(exchange: Exchange, status: number, text: string): void {
  send(exchange, { status, headers: { 'content-type': plainText }, content: `${text}\n` });
}

/** Sends a refusal and closes the connection. The rest of the request is not read. */
export function sendRefusal(exchange: Exchange, { status, text, allow }: Refusal): void {
  const headers = { 'content-type': plainText, connection: 'close', ...(allow === undefined ? {} : { allow }) };
  send(exchange, { status, headers, content: `${text}\n` });
}

/** Returns an address with the query of a request, unless it has its own; both may be empty. */
export function withQuery(address: string, query: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return (path.includes('?') ? path : path + query) + hash;
}

/**
 * Redirects the browser. The default is a temporary redirect, because the target may change with
 * the configuration.
 */
export function redirect({ response }: Exchange, location: string, status: 301 | 302 = 302): void {
  response.writeHead(status, { ...commonHeaders, location, 'content-length': 0 }).end();
}
