import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Looks up the addresses of a host, as `lookup` of `node:dns` does. */
export type LookUpHost = (
  hostname: string,
  options: { readonly all: true; readonly verbatim?: boolean },
  done: (error: NodeJS.ErrnoException | null, addresses: readonly HostAddress[]) => void,
) => void;

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** What a server answers, with the body as it was before it was compressed. */
export interface PageResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

interface PageRequest {
  readonly method: 'HEAD' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly lookUpHost: LookUpHost;
  /** Says whether an address that the name of the host leads to may be connected to. */
  readonly mayConnect: (address: string) => boolean;
}

/** What a request fails with if none of the addresses of its host may be connected to. */
export class WithheldAddress extends Error {}

/**
 * Returns the response of a server, without following its redirects. The addresses of its host are
 * judged while it connects: whoever has a name may let it lead elsewhere a moment later. `fetch`
 * cannot do this.
 */
export function requestPage(url: URL, request: PageRequest): Promise<PageResponse> {
  const { method, signal, lookUpHost, mayConnect } = request;
  const lookup: LookupFunction = (hostname, options, done) => {
    lookUpHost(hostname, { all: true, verbatim: true }, (error, addresses) => {
      const usable = error ? [] : addresses.filter(({ address }) => mayConnect(address));
      const [first] = usable;
      if (error || !first) done(error ?? new WithheldAddress(), '', 0);
      else if (options.all) done(null, [...usable]);
      else done(null, first.address, first.family);
    });
  };
  const headers = { ...request.headers, 'accept-encoding': 'gzip, deflate, br' };
  // A connection is for one request, so that none goes to an address that was judged for another.
  const options = { method, headers, signal, lookup, agent: false } as const;
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    send(url, options, (incoming) => done(responseOf(incoming)))
      .on('error', fail)
      .end();
  });
}

function responseOf(incoming: IncomingMessage): PageResponse {
  const { statusCode: status = 0, headers } = incoming;
  const decoder = decoders.get(headers['content-encoding']?.trim().toLowerCase() ?? '')?.();
  // An error reaches whoever reads the body. If nobody does, it does not matter.
  const body = decoder ? pipeline(incoming, decoder, () => undefined) : incoming;
  body.on('error', () => undefined);
  return { status, headers, body };
}

const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);
