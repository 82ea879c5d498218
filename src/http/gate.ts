import type { IncomingHttpHeaders } from 'node:http';
import type { AllowedHosts } from './hosts.ts';

/** The answer to a request that the server refuses. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 415;
  /** What is wrong with the request and what to do, as plain text. */
  readonly text: string;
  /** Methods that the address accepts, for status 405. */
  readonly allow?: string;
}

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
  readonly hosts: AllowedHosts;
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
 *
 * A proxy asks under a name that the site allows, or under one of the machine's with the name that
 * the browser knows in `X-Forwarded-Host`. A page of another site cannot set that header: the
 * browser would ask for leave by a request that is refused.
 */
export function refuse(request: GatedRequest, gate: Gate): Refusal | null {
  const host = readHost(request.headers.host ?? '');
  if (host === null || !isAllowedHost(host, gate)) return foreignHost(host?.hostname ?? null, gate.port);
  return refuseMethod(request, gate) ?? (isAskedByOwnPage(request, host, gate) ? null : foreignPage);
}

const foreignPage: Refusal = {
  status: 403,
  text: 'docsgen responds only to its own pages, so that no other site can read yours. Open the address in a separate window.',
};

function foreignHost(name: string | null, port: number): Refusal {
  const allowed =
    name === null ? '' : ` If you trust ${name} as the name of your proxy, allow it with --allow-host ${name}.`;
  return {
    status: 403,
    text: `The preview responds only at its own URLs, so that no other site can read yours. Open http://localhost:${port}/, or set the address with --host and --port.${allowed}`,
  };
}

/** Returns the URL for a Host header; null if the header is invalid. */
function readHost(header: string): URL | null {
  const isHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(header);
  return isHost && URL.canParse(`http://${header}`) ? new URL(`http://${header}`) : null;
}

function isAllowedHost({ hostname, port }: URL, { hosts, port: own }: Gate): boolean {
  const isOfMachine = hosts.machine.has(hostname) || hostname.endsWith('.localhost');
  return (isOfMachine && Number(port || 80) === own) || isOfProxy(hostname, { hosts, port: own });
}

function isOfProxy(hostname: string, { hosts, port }: Pick<Gate, 'hosts' | 'port'>): boolean {
  return hosts.proxies.some((pattern) => {
    const name = pattern.replaceAll('{port}', String(port));
    return name.startsWith('.') ? hostname.endsWith(name) : hostname === name;
  });
}

function refuseMethod({ method, path, isUpgrade }: GatedRequest, { posts }: Gate): Refusal | null {
  const isKnown = posts.has(path) ? method === 'POST' : method === 'GET' || (method === 'HEAD' && !isUpgrade);
  const allow = posts.has(path) ? 'POST' : 'GET, HEAD';
  return isKnown ? null : { status: 405, text: `This address does not accept ${method.slice(0, 20)}.`, allow };
}

function isAskedByOwnPage({ method, headers, isUpgrade }: GatedRequest, host: URL, gate: Gate): boolean {
  const { origin } = headers;
  if (origin !== undefined) {
    if (origin !== host.origin && !originsOfProxy(host, headers, gate).includes(origin)) return false;
  } else if (method === 'POST' || isUpgrade) return false;
  const site = headers['sec-fetch-site'];
  // Browsers send different values of Sec-Fetch-Site for a web socket, since its scheme differs.
  // The check of Origin is enough there.
  return isUpgrade || site === undefined || site === 'same-origin' || site === 'none' || isNavigation(method, headers);
}

/**
 * Returns the origins that the pages of this server have behind its proxy, which speaks https to
 * the browser.
 */
function originsOfProxy(host: URL, headers: IncomingHttpHeaders, gate: Gate): readonly string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []]
    .flat()
    .map((names) => names.split(',')[0]?.trim().toLowerCase());
  const names = [...(isOfProxy(host.hostname, gate) ? [host.host] : []), ...forwarded];
  return names.map((name) => `https://${name}`);
}

function isNavigation(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
