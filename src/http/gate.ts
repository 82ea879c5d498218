import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from './refusal.ts';

/** What is known of a request before its target is looked up. */
export interface GatedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether it asks for a web socket. */
  readonly isUpgrade: boolean;
}

/** What the server knows of itself. */
export interface Gate {
  /** Names of hosts, as addresses have them. */
  readonly hosts: ReadonlySet<string>;
  readonly port: number;
  /** Paths that take a POST. */
  readonly posts: ReadonlySet<string>;
}

/**
 * Returns why a request is not let in, or null if it is. A page of another site can send requests to this machine, and can have its own
 * name lead here (DNS rebinding); it can change neither Host nor Origin. So the host must be one of the server's names, and a page that
 * asks must be the server's own, but for a reader who follows a link.
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

/** Returns the address that a Host header stands for; null if it is none. */
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
  // Browsers differ in what they say of a web socket, whose scheme is another one; its origin tells enough.
  return isUpgrade || site === undefined || site === 'same-origin' || site === 'none' || isNavigation(method, headers);
}

function isNavigation(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
