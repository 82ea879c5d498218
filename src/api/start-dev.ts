import type { Problem } from '../shared/problem.ts';

/** Which site to serve, and where. Every field is optional. */
export interface DevSettings {
  /** The site's folder. Default: the current folder. */
  root?: string | undefined;
  /** Address to listen on. Default: `localhost`. */
  host?: string | undefined;
  /** Port to listen on. Default: 3000, or the next free one. */
  port?: number | undefined;
  /** Is called with all known problems each time that they change. */
  onProblems?: ((problems: readonly Problem[]) => void) | undefined;
  /** Is called with errors of docsgen itself or of the machine. The server keeps running. */
  onFault?: ((error: unknown) => void) | undefined;
}

/** A development server that answers requests. */
export interface DevServer {
  /** Addresses of the site; those for this machine come first. */
  readonly urls: readonly string[];
  /** Checks the whole site, and returns all its problems. */
  readonly check: () => Promise<readonly Problem[]>;
  /** Stops the server. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a development server, and resolves when it answers. It prints nothing. Throws a
 * `DocsgenError` if it cannot listen.
 */
export async function startDev(settings: DevSettings = {}): Promise<DevServer> {
  const { root = '.', host = 'localhost', port, onProblems, onFault } = settings;
  const { startDev: start } = await import('../dev/start-dev.ts');
  let urls: readonly string[] = [];
  const running = await start({
    root,
    host,
    port,
    begunAt: performance.now(),
    events: {
      onReady: (ready) => (urls = ready.urls),
      onUpdate: () => undefined,
      onProblems: ({ problems }) => onProblems?.(problems),
      onLinkUpdates: () => undefined,
      onFault: (error) => onFault?.(error),
    },
  });
  return { urls, check: async () => (await running.check()).problems, close: running.close };
}
