import type { OutgoingHttpHeaders } from 'node:http';
import { posix } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createGuard } from '../../http/guard.ts';
import { locateFile } from '../../http/locate-file.ts';
import type { RequestPath } from '../../http/request-path.ts';
import { type Exchange, redirect, sendRefusal, sendText } from '../../http/respond.ts';
import { sendFile } from '../../http/send-file.ts';
import { servedBase } from '../../site/graph/address.ts';
import { canonicalPath } from '../../site/canonical-path.ts';
import { readPolicy } from './read-policy.ts';

interface FolderOptions {
  /** What was built. */
  readonly folder: string;
  readonly config: Config;
  /** Returns the names under which the server may be asked. */
  readonly hosts: () => ReadonlySet<string>;
  readonly onFault: (error: unknown) => void;
}

/** Returns what answers with the files of a built folder, as static hosts do. Never rejects: what fails is told, and the request ends. */
export function createFolderHandler(options: FolderOptions): (exchange: Exchange) => Promise<void> {
  const { hosts, onFault } = options;
  return createGuard({
    hosts,
    onFault,
    posts: new Set(),
    answer: (exchange, target) => {
      if ('path' in target) return answerPath(exchange, target, options);
      return target.status === 404 ? answerNothing(exchange, '/', options) : sendRefusal(exchange, target);
    },
  });
}

async function answerPath(exchange: Exchange, { path, query }: RequestPath, options: FolderOptions): Promise<void> {
  const { folder, config } = options;
  const base = servedBase(config);
  if (!path.startsWith(base)) return redirect(exchange, base);
  const inside = `/${path.slice(base.length)}`;
  const file = decodeURIComponent(inside);
  if (file.split('/').some(isHidden)) return answerNothing(exchange, inside, options);
  const isPage = (await locateFile(folder, posix.join(file, 'index.html'))) !== null;
  const canonical = canonicalPath(config, inside, () => isPage);
  if (canonical !== inside) return redirect(exchange, base + canonical.slice(1) + query, 301);
  const headers = await headersOf(folder);
  for (const candidate of candidates(file)) {
    if (await sendFile(exchange, { root: folder, file: candidate, path: candidate, headers })) return;
  }
  return answerNothing(exchange, inside, options);
}

/** Nobody publishes a repository or a file of secrets on purpose, but for what has a well-known name. */
function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.well-known';
}

/** Returns the files that a path may mean, the likeliest first. */
function candidates(path: string): readonly string[] {
  const page = posix.join(path, 'index.html');
  return path.endsWith('/') ? [page] : [path, page, `${path}.html`];
}

/** Answers with the page of the path's language that says that there is none. */
async function answerNothing(exchange: Exchange, path: string, { folder, config }: FolderOptions): Promise<void> {
  const locale = config.locales.find((each) => each.path !== '' && path.startsWith(`/${each.path}/`));
  const headers = await headersOf(folder);
  for (const file of new Set([posix.join(locale?.path ?? '', '404.html'), '404.html'])) {
    if (await sendFile(exchange, { root: folder, file, path: file, headers, status: 404 })) return;
  }
  sendText(exchange, 404, 'There is nothing at this address.');
}

async function headersOf(folder: string): Promise<OutgoingHttpHeaders> {
  // Read anew: the folder may have been built again since.
  const policy = await readPolicy(folder);
  return {
    'cache-control': 'no-cache',
    // What browsers do by themselves, and other sites that pages embed may ask for.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(policy === null ? {} : { 'content-security-policy': policy }),
  };
}
