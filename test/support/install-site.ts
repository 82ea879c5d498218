import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { copySite } from './small-site.ts';

const run = promisify(execFile);

/** Returns the folder of a copy of a site, with the packages of its lock file from npm. */
export async function installSite(name: string): Promise<string> {
  const root = copySite(name);
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: root });
  return root;
}
