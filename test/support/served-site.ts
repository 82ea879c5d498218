import { rm } from 'node:fs/promises';
import { type RunningServer, serveSite } from './server.ts';
import { buildSite } from './small-site.ts';

/** Builds `test/sites/<name>` and serves it; closing removes it too. */
export async function serveSmallSite(name: string): Promise<RunningServer> {
  const { root, out } = await buildSite(name);
  const server = await serveSite(out);
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
