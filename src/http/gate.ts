import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from './refusal.ts';

/** Data of a request before its target is looked up. */
export interface GatedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether it is an upgrade to a web socket. */
  readonly isUpgrade: boolean;
}

/** Data of the server that requests are checked against. */
export interface Gate {
  /** Allowed host names, as they are written in a URL. */
  readonly hosts: ReadonlySet<string>;
  readonly port: number;
  /** Paths that accept a POST. */
  readonly posts: ReadonlySet<string>;
}

/**
 * Returns why a request is refused, or null if it is allowed. A page of another site can send
 * requests to this machine, and can point its own host name to it (DNS rebinding), but it cannot
 * change the headers Host and Origin. So Host must be one of the server's names, and a request that
 * a page makes must come from a page of the server itself. A reader may still follow a link from
 * another site.
 */
export function refuse(request: GatedRequest, gate: Gate): Refusal | null {
  const host = readHost(request.headers.host ?? '');
  if (host === null || !isOwnHost(host, gate)) return foreignHost(gate.port);
  return refuseMethod(request, gate) ?? (isAskedByOwnPage(request, host) ? null : foreignPage);
}

const foreignPage: Refusal = {
  status: 403,
  text: 'docsgen answers pages of its own only, so that no other site can read yours. Open the address in a window of its own.',
};

function foreignHost(port: number): Refusal {
  return {
    status: 403,
    text: `docsgen answers under its own addresses only, so that no other site can read yours. Open http://localhost:${port}/, or name the address by --host and --port.`,
  };
}

/** Returns the URL for a Host header; null if the header is invalid. */
function readHost(header: string): URL | null {
  const isHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(header);
  return isHost && URL.canParse(`http://${header}`) ? new URL(`http://${header}`) : null;
}

function isOwnHost({ hostname, port }: URL, gate: Gate): boolean {
  const isNamed = gate.hosts.has(hostname) || hostname.endsWith('.localhost');
  return isNamed && Number(port || 80) === gate.port;
}

function refuseMethod({ method, path, isUpgrade }: GatedRequest, { posts }: Gate): Refusal | null {
  const isKnown = posts.has(path) ? method === 'POST' : method === 'GET' || (method === 'HEAD' && !isUpgrade);
  const allow = posts.has(path) ? 'POST' : 'GET, HEAD';
  return isKnown ? null : { status: 405, text: `This address does not take ${method.slice(0, 20)}.`, allow };
}

function isAskedByOwnPage({ method, headers, isUpgrade }: GatedRequest, host: URL): boolean {
  const { origin } = headers;
  if (origin !== undefined) {
    if (origin !== host.origin) return false;
  } else if (method === 'POST' || isUpgrade) return false;
  const site = headers['sec-fetch-site'];
  // Browsers send different values of Sec-Fetch-Site for a web socket, since its scheme differs.
  // The check of Origin is enough there.
  return isUpgrade || site === undefined || site === 'same-origin' || site === 'none' || isNavigation(method, headers);
}

function isNavigation(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
