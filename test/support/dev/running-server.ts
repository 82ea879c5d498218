import { type DevServer, type DevServerOptions, startServer } from '../../../src/dev/http/start-server.ts';
import type { DevSession } from '../../../src/dev/session/dev-session.ts';
import { ask, askRaw, type Reply, type RequestOptions } from '../ask.ts';

export interface TestServer extends DevServer {
  /** Host and port, as in a Host header. */
  readonly host: string;
  /** The errors that it has reported. */
  readonly faults: unknown[];
  readonly ask: (path: string, options?: RequestOptions) => Promise<Reply>;
  /** Sends a request with exactly these bytes as its target. Returns the whole response. */
  readonly askRaw: (target: Buffer) => Promise<string>;
}

/** Starts a development server on a free port of the loopback address. */
export async function startTestServer(
  session: DevSession,
  own: Partial<Pick<DevServerOptions, 'allowedHosts' | 'onLoad'>> = {},
): Promise<TestServer> {
  const faults: unknown[] = [];
  const server = await startServer({
    session,
    liveFiles: async () => ({ script: 'export {};', style: 'dialog { margin: auto }' }),
    host: '127.0.0.1',
    port: 0,
    allowedHosts: () => [],
    onLoad: async () => undefined,
    onFault: (error) => faults.push(error),
    ...own,
  });
  const { host, port } = new URL(server.urls[0] ?? '');
  return {
    ...server,
    host,
    faults,
    ask: (path, options) => ask({ port, path, ...options }),
    askRaw: (target) => askRaw(Number(port), host, target),
  };
}
