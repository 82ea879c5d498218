import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import compile from '../compile-setup.ts';
import { runBuild } from '../support/docsgen.ts';
import { serveSite } from '../support/server.ts';
import { requireBrowser } from './requirements.ts';

/** Looks for the browser of the project, builds the real site and serves it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await requireBrowser(project.getProvidedContext().browserName);
  compile();
  const shared = await mkdtemp(join(tmpdir(), 'docsgen-shared-'));
  const folder = join(shared, 'real');
  await runBuild(['--out', folder]);
  const server = await serveSite(folder);
  project.provide('sharedFolder', shared);
  project.provide('plainSite', { folder, base: '/', origin: server.origin });
  return async () => {
    await server.close();
    await rm(shared, { recursive: true, force: true });
  };
}
