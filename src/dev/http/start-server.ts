import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LiveFiles } from '../../bundler/live-files.ts';
import { liveFolder } from '../../shared/live-update.ts';
import type { DevSession } from '../session/dev-session.ts';
import { createActions } from './actions.ts';
import { problemsPath } from '../../shared/live-update.ts';
import { createHandler } from './create-handler.ts';
import { refuse } from '../../http/gate.ts';
import { type AllowedHosts, hostNames, serverUrls } from '../../http/hosts.ts';
import { listen } from '../../http/listen.ts';
import { createLookUp } from './look-up.ts';
import { createOpenEditor } from './open-editor.ts';
import { createConnectedClients, type ConnectedClients } from './connected-clients.ts';

export interface DevServerOptions {
  readonly session: DevSession;
  readonly liveFiles: () => Promise<LiveFiles>;
  readonly host: string;
  /** Required port; if undefined, 3000 or the next free one. */
  readonly port: number | undefined;
  /**
   * Returns the names that the site allows beside those of the machine, as `DevFields` has them.
   */
  readonly allowedHosts: () => readonly string[];
  /** As in `HandlerOptions`. */
  readonly onLoad: () => Promise<void>;
  /** Called with each error of docsgen or of the machine, once for the same error. */
  readonly onFault: (error: unknown) => void;
}

export interface DevServer {
  /** URLs of the site's home page, those for this machine first. */
  readonly urls: readonly string[];
  /**
   * Sends the changes of the session to all connected clients. Call it after each update, and when
   * problems have changed.
   */
  readonly refresh: ConnectedClients['refresh'];
  /**
   * Sends the new list of problems to the clients that show it. Call it when a request has found a
   * new problem, or that one is fixed.
   */
  readonly refreshProblems: () => Promise<void>;
  /** Closes all sockets and releases the port. */
  readonly close: () => Promise<void>;
}

const socketPath = `${liveFolder}socket`;
const pingMs = 30_000;

/**
 * Starts the server of a session. Throws a `DocsgenError` if the port is taken. Later errors are
 * reported and do not stop the server.
 */
export async function startServer(options: DevServerOptions): Promise<DevServer> {
  const { session, liveFiles, host, port, allowedHosts, onLoad, onFault } = options;
  const reportFault = reportOnce(onFault);
  const lookUp = createLookUp(session, reportFault);
  const actions = createActions({ session, openEditor: createOpenEditor(session), onCrash: onFault });
  const hosts = () => hostNames(host, allowedHosts());
  const handle = createHandler({ root: session.root, lookUp, liveFiles, actions, hosts, onLoad, onFault: reportFault });
  const clients = createConnectedClients(session.root, lookUp, reportFault);
  const server = createServer((request, response) => void handle({ request, response }));
  server.on('upgrade', (request, socket, head) => upgrade({ request, socket, head }, hosts(), clients));
  const used = await listen(server, host, port);
  server.on('error', reportFault);
  const pinging = setInterval(clients.dropDead, pingMs).unref();
  return {
    urls: serverUrls({ host, port: used, base: session.base() }),
    refresh: clients.refresh,
    refreshProblems: () => clients.refreshPath(problemsPath),
    close: async () => {
      clearInterval(pinging);
      clients.close();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

function upgrade({ request, socket, head }: Upgrade, hosts: AllowedHosts, clients: ConnectedClients): void {
  // Ignore errors of a broken connection: there is no client to answer.
  socket.on('error', () => undefined);
  const { url = '', method = '', headers } = request;
  const gate = { hosts, port: request.socket.localPort ?? 0, posts: new Set<string>() };
  const refusal = refuse({ method, path: url, headers, isUpgrade: true }, gate);
  if (refusal === null && url === socketPath) return void clients.accept(request, socket, head);
  const text = refusal?.text ?? `Web sockets are at ${socketPath} only.`;
  const status = refusal === null ? '404 Not Found' : `${refusal.status} Refused`;
  const lines = [`HTTP/1.1 ${status}`, 'connection: close', 'content-type: text/plain; charset=utf-8', '', text];
  socket.end(`${lines.join('\r\n')}\n`);
}

/** Reports each error only once, since a page that fails does so again with each request. */
function reportOnce(onFault: (error: unknown) => void): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const key = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (reported.has(key)) return;
    reported.add(key);
    onFault(error);
  };
}
