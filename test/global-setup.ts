import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import compile from './compile-setup.ts';
import { launchChromium } from './support/chromium.ts';
import { runBuild } from './support/docsgen.ts';
import { startServing } from './support/server.ts';

const nestedBase = '/x/y/';

/**
 * Builds the real site twice, serves both builds and starts one browser, for all tests of the
 * project.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  compile();
  const folder = await mkdtemp(join(tmpdir(), 'docsgen-site-'));
  const plain = join(folder, 'plain');
  const nested = join(folder, 'nested');
  const shared = join(folder, 'shared');
  await mkdir(shared);
  const build = async () => {
    await runBuild(['--out', plain]);
    await runBuild(['--out', nested, '--base', nestedBase]);
  };
  // Where there is no browser, it is installed meanwhile.
  const [browser] = await Promise.all([launchChromium(), build()]);
  const servers = [await startServing(plain), await startServing(nested, nestedBase)] as const;
  project.provide('plainSite', { folder: plain, base: '/', origin: servers[0].origin });
  project.provide('nestedSite', { folder: nested, base: nestedBase, origin: servers[1].origin });
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('sharedFolder', shared);
  return async () => {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
    await rm(folder, { recursive: true, force: true });
  };
}
