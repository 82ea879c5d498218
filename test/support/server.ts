import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionTypes } from '../../src/collections/collection-types.ts';
import { loadConfig } from './load-config.ts';
import { makeFolder } from './small-site.ts';
import { serveFolder } from '../../src/cli/serve/serve-folder.ts';
import { projectRoot, startDocsgen } from './docsgen.ts';

export interface RunningServer {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built folder from this process, as `docsgen serve` does, on a free port of the loopback
 * address.
 */
export async function serveSite(folder: string, base = '/'): Promise<RunningServer> {
  const { urls, close } = await serveFolder({
    folder,
    config: await loadConfig(projectRoot, collectionTypes, { base }),
    host: '127.0.0.1',
    port: 0,
    // Nobody catches it, so the run fails.
    onFault: (error) =>
      queueMicrotask(() => {
        throw error;
      }),
  });
  return { origin: new URL(urls[0] ?? '').origin, close };
}

/**
 * Serves a site that was built for the base `./` in a folder of a host: `path` has a slash at both
 * ends.
 */
export async function serveRelativeSite(folder: string, path: string): Promise<RunningServer> {
  const host = makeFolder();
  cpSync(folder, join(host, path), { recursive: true });
  const { origin, close } = await serveSite(host, './');
  const closeAll = async () => {
    await close();
    await rm(host, { recursive: true, force: true });
  };
  return { origin, close: closeAll };
}

/**
 * Serves a built folder by `docsgen serve`, in a process of its own. Throws what the command said
 * if it ends early.
 */
export async function startServing(folder: string, base = '/'): Promise<RunningServer> {
  const child = startDocsgen(['serve', '--out', folder, '--base', base, '--host', '127.0.0.1']);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let output = '';
  const url = await new Promise<URL>((done, fail) => {
    const read = (text: string) => {
      output += text;
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) done(new URL(address));
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', fail);
    child.once('close', (status) => fail(new Error(`docsgen serve ended with ${status}:\n${output}`)));
  });
  return {
    origin: url.origin,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
