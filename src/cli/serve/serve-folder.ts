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
  /** Required port; if undefined, 3000 or the next free one. */
  readonly port: number | undefined;
  /** Names that are allowed beside those of the configuration, as `DevFields.allowedHosts`. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Called with each error of docsgen or of the machine. */
  readonly onFault: (error: unknown) => void;
  /** Called with a line for each answer: `200 GET /docs/intro`. */
  readonly onAnswer?: (line: string) => void;
}

interface Serving {
  /** URLs of the home page, those for this machine first. */
  readonly urls: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Serves a built folder under its base path. Resolves when the server answers; throws a
 * `DocsgenError` if the port is taken.
 */
export async function serveFolder(options: ServeOptions): Promise<Serving> {
  const { folder, config, host, port, allowedHosts = [], onFault, onAnswer } = options;
  const hosts = () => hostNames(host, [...allowedHosts, ...config.dev.allowedHosts]);
  const handle = createFolderHandler({ folder, config, hosts, onFault });
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    response.once('finish', () => onAnswer?.(`${response.statusCode} ${method} ${url}`));
    void handle({ request, response });
  });
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
