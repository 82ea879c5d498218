import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import type { Config } from '../config/config.ts';
import { servedBase } from '../site/address.ts';
import { canonicalPath } from '../site/canonical-path.ts';
import { listen } from '../dev/http/listen.ts';
import { readPolicy } from './read-policy.ts';

interface ServeOptions {
  readonly folder: string;
  readonly config: Config;
  readonly host: string;
  /** Only this port will do; without, 3000 or the next free one. */
  readonly port: number | undefined;
}

interface Serving {
  readonly url: string;
  /** Settles when the process has been told to end. */
  readonly closed: Promise<void>;
}

/** Serves a built folder under its base, until the process is told to end. Throws a `DocsgenError` if the port is taken. */
export async function serveFolder({ folder, config, host, port }: ServeOptions): Promise<Serving> {
  const server = createServer(createHandler(folder, config));
  const used = await listen(server, host, port);
  const base = servedBase(config);
  const closed = new Promise<void>((done) => {
    const close = () => {
      server.close(() => done());
      server.closeAllConnections();
    };
    process.once('SIGINT', close).once('SIGTERM', close);
  });
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${used}${base}`, closed };
}

function createHandler(folder: string, config: Config) {
  const base = servedBase(config);
  const files = sirv(folder, { dev: true, etag: true });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/);
    if (!path.startsWith(base)) return redirect(response, base, 302);
    const inside = `/${path.slice(base.length)}`;
    const canonical = canonicalPath(config, inside, (bare) => isPage(folder, bare));
    if (canonical !== inside) return redirect(response, base + canonical.slice(1) + query, 301);
    request.url = inside + query;
    // Read anew: the folder may have been built again since.
    const policy = readPolicy(folder);
    if (policy !== null) response.setHeader('content-security-policy', policy);
    files(request, response, () => notFound(response, folder, config, inside));
  };
}

function isPage(folder: string, path: string): boolean {
  try {
    const relative = posix.normalize(decodeURIComponent(path));
    return !relative.startsWith('..') && !relative.includes('\0') && existsSync(join(folder, relative, 'index.html'));
  } catch {
    // Malformed percent signs: no page has such an address.
    return false;
  }
}

function redirect(response: ServerResponse, location: string, status: 301 | 302): void {
  response.writeHead(status, { location }).end();
}

function notFound(response: ServerResponse, folder: string, { locales }: Config, path: string): void {
  const locale = locales.find((candidate) => candidate.path !== '' && path.startsWith(`/${candidate.path}/`));
  const file = join(folder, locale?.path ?? '', '404.html');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(existsSync(file) ? readFileSync(file) : 'Not found');
}
