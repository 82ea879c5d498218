import { createServer } from 'node:http';
import type { Config } from '../../config/config.ts';
import { hostNames, serverUrls } from '../../http/hosts.ts';
import { listen } from '../../http/listen.ts';
import { servedBase } from '../../site/graph/address.ts';
import { createFolderHandler } from './folder-handler.ts';

interface ServeOptions {
  readonly folder: string;
  readonly config: Config;
  readonly host: string;
  /** Only this port will do; without, 3000 or the next free one. */
  readonly port: number | undefined;
  /** Is told what has failed in docsgen or on the machine. */
  readonly onFault: (error: unknown) => void;
}

interface Serving {
  /** Addresses of the home page, those on this machine first. */
  readonly urls: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves a built folder under its base. Returns once it answers; throws a `DocsgenError` if the port is taken. */
export async function serveFolder({ folder, config, host, port, onFault }: ServeOptions): Promise<Serving> {
  const handle = createFolderHandler({ folder, config, hosts: () => hostNames(host), onFault });
  const server = createServer((request, response) => void handle({ request, response }));
  const used = await listen(server, host, port);
  server.on('error', onFault);
  return {
    urls: serverUrls({ host, port: used, base: servedBase(config) }),
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}
