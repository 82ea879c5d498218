import { refuse } from './gate.ts';
import type { AllowedHosts } from './hosts.ts';
import { readPath } from './request-path.ts';
import { type Exchange, sendRefusal, sendText } from './respond.ts';

interface GuardOptions {
  /** Returns the host names that requests may use for the server. */
  readonly hosts: () => AllowedHosts;
  /** Paths that accept a POST from pages of the server. */
  readonly posts: ReadonlySet<string>;
  readonly onFault: (error: unknown) => void;
  /** Answers an allowed request; `target` is its parsed path. */
  readonly answer: (exchange: Exchange, target: ReturnType<typeof readPath>) => Promise<void> | void;
}

/**
 * Returns a request handler that refuses each request that a foreign page may have made. It never
 * rejects: errors are reported to `onFault`, and the request ends.
 */
export function createGuard({ hosts, posts, onFault, answer }: GuardOptions): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    try {
      const { url = '', method = '', headers, socket } = exchange.request;
      const target = readPath(url);
      const gate = { hosts: hosts(), port: socket.localPort ?? 0, posts };
      const path = 'path' in target ? target.path : '';
      const refusal = refuse({ method, path, headers, isUpgrade: false }, gate);
      await (refusal === null ? answer(exchange, target) : sendRefusal(exchange, refusal));
    } catch (error) {
      const { response } = exchange;
      // If the browser has closed the connection, this is not an error of the server.
      if (!response.destroyed) onFault(error);
      if (response.headersSent) response.destroy();
      else sendText(exchange, 500, 'docsgen has failed here; the terminal says why.');
    }
  };
}
