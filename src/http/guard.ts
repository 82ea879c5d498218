import { refuse } from './gate.ts';
import { readPath } from './request-path.ts';
import { type Exchange, sendRefusal, sendText } from './respond.ts';

interface GuardOptions {
  /** Returns the names under which the server may be asked. */
  readonly hosts: () => ReadonlySet<string>;
  /** Paths to which pages of the server may post. */
  readonly posts: ReadonlySet<string>;
  readonly onFault: (error: unknown) => void;
  /** Answers a request that is let in; `target` is what it asks for. */
  readonly answer: (exchange: Exchange, target: ReturnType<typeof readPath>) => Promise<void> | void;
}

/**
 * Returns what answers requests and lets none in that a foreign page may have made. Never rejects:
 * what fails is told, and the request ends.
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
      // A browser that has gone away is nobody's fault.
      if (!response.destroyed) onFault(error);
      if (response.headersSent) response.destroy();
      else sendText(exchange, 500, 'docsgen has failed here; the terminal says why.');
    }
  };
}
