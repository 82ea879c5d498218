import type { LiveFiles } from '../../bundler/live-files.ts';
import { liveFolder, versionHeader } from '../../shared/live-update.ts';
import type { Action } from './actions.ts';
import { deliver } from './delivery.ts';
import { createGuard } from '../../http/guard.ts';
import type { AllowedHosts } from '../../http/hosts.ts';
import type { LookUp } from './look-up.ts';
import type { RequestPath } from '../../http/request-path.ts';
import { contentType, type Exchange, redirect, send, sendRefusal, sendText, withQuery } from '../../http/respond.ts';
import { sendFile } from '../../http/send-file.ts';

export interface HandlerOptions {
  /** The site's folder. */
  readonly root: string;
  readonly lookUp: LookUp;
  readonly liveFiles: () => Promise<LiveFiles>;
  readonly actions: ReadonlyMap<string, Action>;
  /** Returns the host names that requests may use for the server. */
  readonly hosts: () => AllowedHosts;
  /** Is called before a page is looked up that a browser loads, and awaited. */
  readonly onLoad: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Returns the request handler of the development server. It never rejects: errors are reported to
 * `onFault`, and the request ends.
 */
export function createHandler(options: HandlerOptions): (exchange: Exchange) => Promise<void> {
  const { hosts, onFault, actions } = options;
  return createGuard({
    hosts,
    onFault,
    posts: new Set(actions.keys()),
    answer: (exchange, target) => {
      if (!('path' in target)) return sendRefusal(exchange, target);
      const action = actions.get(target.path);
      return action ? action(exchange) : answerPath(exchange, target, options);
    },
  });
}

async function answerPath(exchange: Exchange, target: RequestPath, options: HandlerOptions): Promise<void> {
  const { path, query } = target;
  if (path === `${liveFolder}live.js` || path === `${liveFolder}live.css`) {
    const { script, style } = await options.liveFiles();
    const content = path.endsWith('.js') ? script : style;
    return send(exchange, { status: 200, headers: { 'content-type': contentType(path) }, content });
  }
  // Events may be late, or lost: a writer who reloads a page must see what the disk has.
  if (exchange.request.headers['sec-fetch-dest'] === 'document') await options.onLoad();
  const found = await options.lookUp(path);
  const document = await deliver(found, options.root);
  if (document !== null) {
    const { status, html, version, policy } = document;
    const own = { 'content-type': contentType('.html'), 'content-security-policy': policy, [versionHeader]: version };
    return send(exchange, { status, headers: own, content: html });
  }
  if (found.type === 'redirect') return redirect(exchange, withQuery(found.location, query));
  if (found.type === 'made') {
    const { path: output, content } = found;
    return send(exchange, { status: 200, headers: { 'content-type': contentType(output) }, content });
  }
  const { root } = options;
  if (found.type === 'file' && (await sendFile(exchange, { root, file: found.file, path: found.path }))) return;
  sendText(exchange, 404, 'There is nothing at this address.');
}
