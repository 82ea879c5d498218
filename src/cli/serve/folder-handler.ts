import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { posix } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createGuard } from '../../http/guard.ts';
import type { AllowedHosts } from '../../http/hosts.ts';
import { locateFile } from '../../http/locate-file.ts';
import type { RequestPath } from '../../http/request-path.ts';
import { type Exchange, redirect, sendRefusal, sendText, withQuery } from '../../http/respond.ts';
import { sendFile } from '../../http/send-file.ts';
import { policyInHtml } from '../../render/policy-in-html.ts';
import { followPatterns } from '../../shared/redirect-patterns.ts';
import { servedBase } from '../../site/graph/address.ts';
import { canonicalPath, isRespelled, respelledPath } from '../../site/canonical-path.ts';
import { readAddressList } from './read-address-list.ts';

interface FolderOptions {
  /** The output folder of a build. */
  readonly folder: string;
  readonly config: Config;
  /** Returns the host names that requests may use for the server. */
  readonly hosts: () => AllowedHosts;
  readonly onFault: (error: unknown) => void;
}

/**
 * Returns a request handler that serves the files of a built folder as static hosts do. It never
 * rejects: errors are reported to `onFault`, and the request ends.
 */
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
  const early = isRespelled(config, file) ? await findPage(file, options) : null;
  if (early !== null) return redirect(exchange, early + query, 301);
  const isPage = (await locateFile(folder, posix.join(file, 'index.html'))) !== null;
  const canonical = canonicalPath(config, inside, () => isPage);
  if (canonical !== inside) return redirect(exchange, base + canonical.slice(1) + query, 301);
  for (const candidate of candidates(file)) {
    const headers = await headersOf(folder, candidate);
    if (await sendFile(exchange, { root: folder, file: candidate, path: candidate, headers })) return;
  }
  const { patterns } = await readAddressList(folder);
  const target = followPatterns(patterns, (base + file.slice(1)).replace(/\/{2,}/g, '/'));
  const moved = target === null ? await findPage(file, options) : encodeURI(target);
  if (moved !== null) return redirect(exchange, withQuery(moved, query), 301);
  return answerNothing(exchange, inside, options);
}

/** Returns the address of a page that a path spells otherwise; null for none. */
async function findPage(path: string, { folder, config }: FolderOptions): Promise<string | null> {
  const base = servedBase(config);
  const { capitals } = await readAddressList(folder);
  const found = await respelledPath(config, path, async (spelling) => {
    const wanted = (base + spelling.slice(1)).toLowerCase();
    const known = capitals.find((each) => each.replace(/(?!^)\/$/, '').toLowerCase() === wanted);
    if (known !== undefined) return `/${known.slice(base.length)}`;
    return (await locateFile(folder, posix.join(spelling, 'index.html'))) === null ? null : spelling;
  });
  return found && base + encodeURI(found).slice(1);
}

/** Files such as `.git` and `.env` are never published on purpose. Only `.well-known` is served. */
function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.well-known';
}

/** Returns the files that a path may refer to, the most likely first. */
function candidates(path: string): readonly string[] {
  const page = posix.join(path, 'index.html');
  return path.endsWith('/') ? [page] : [path, page, `${path}.html`];
}

/** Sends the 404 page in the language of the path. */
async function answerNothing(exchange: Exchange, path: string, { folder, config }: FolderOptions): Promise<void> {
  const locale = config.locales.find((each) => each.path !== '' && path.startsWith(`/${each.path}/`));
  for (const file of new Set([posix.join(locale?.path ?? '', '404.html'), '404.html'])) {
    const headers = await headersOf(folder, file);
    if (await sendFile(exchange, { root: folder, file, path: file, headers, status: 404 })) return;
  }
  sendText(exchange, 404, 'There is nothing at this address.');
}

async function headersOf(folder: string, file: string): Promise<OutgoingHttpHeaders> {
  // Read for each request, because the site may be built again while it is served.
  const policy =
    (file.endsWith('.html') ? await readPolicy(folder, file) : null) ?? (await readPolicy(folder, '404.html'));
  return {
    'cache-control': 'no-cache',
    // The default of browsers. Embedded content of other sites may need the referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(policy === null ? {} : { 'content-security-policy': policy }),
  };
}

/** Returns the Content-Security-Policy in a page of a built folder; null without such a page. */
async function readPolicy(folder: string, page: string): Promise<string | null> {
  const file = await locateFile(folder, page);
  return file === null ? null : policyInHtml(await readFile(file, 'utf8').catch(() => ''));
}
