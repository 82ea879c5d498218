import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import compile from './compile-setup.ts';
import { launchChromium } from './support/chromium.ts';
import { runBuild } from './support/docsgen.ts';
import { serveSite } from './support/server.ts';

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
  await runBuild(['--out', plain]);
  await runBuild(['--out', nested, '--base', nestedBase]);
  const browser = await launchChromium();
  const servers = [await serveSite(plain), await serveSite(nested, nestedBase)] as const;
  project.provide('plainSite', { folder: plain, base: '/', origin: servers[0].origin });
  project.provide('nestedSite', { folder: nested, base: nestedBase, origin: servers[1].origin });
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
    await rm(folder, { recursive: true, force: true });
  };
}
