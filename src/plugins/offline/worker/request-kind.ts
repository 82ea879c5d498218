import { fileName } from '../../../client/navigation/links.ts';
import { hashedFile } from '../../../shared/hashed-file.ts';

/**
 * How a request is answered. The network is asked first for a `page` and for a `file`, so that
 * readers never see an old one while they are online. A `hashed` file never changes.
 */
export type RequestKind = 'page' | 'file' | 'hashed';

const hashed = new RegExp(`^${hashedFile}$`);
const shown: ReadonlySet<string> = new Set(['image', 'font', 'style', 'script', 'manifest']);
const played: ReadonlySet<string> = new Set(['video', 'audio', 'track']);

/** Returns the kind of a request; null for one that the worker leaves alone. */
export function requestKind(
  {
    method,
    url,
    mode,
    destination,
    cache,
    headers,
  }: Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache' | 'headers'>,
  scope: string,
): RequestKind | null {
  const path = pathIn(url, scope);
  // A part of a video must not be kept as the whole, and `no-store` asks for the network.
  if (method !== 'GET' || path === null || headers.has('range') || cache === 'no-store') return null;
  const isAsset = path.startsWith('assets/');
  if (!isAsset && !fileName.test(path)) return 'page';
  if (mode === 'navigate' || played.has(destination)) return null;
  if (hashed.test(path)) return 'hashed';
  return isAsset || shown.has(destination) ? 'file' : null;
}

/** Returns the path of an address in a scope, without query and anchor; null for one elsewhere. */
export function pathIn(url: string, scope: string): string | null {
  return url.startsWith(scope) ? url.slice(scope.length).replace(/[?#].*$/s, '') : null;
}
