import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '../../../support/docsgen.ts';
import { makeFolder } from '../../../support/small-site.ts';

// On macOS and Windows the package `open` runs commands that are not looked up in `PATH`.
describe.runIf(process.platform === 'linux')('opening the browser', () => {
  let openBrowser: (url: string) => Promise<void>;
  let address: string;

  // Compiled in, `open` runs the system's `xdg-open` and not its own copy.
  beforeAll(async () => {
    const folder = makeFolder();
    const outfile = join(folder, 'open-browser.mjs');
    const entry = join(projectRoot, 'src/cli/dev/open-browser.ts');
    await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' });
    address = pathToFileURL(outfile).href;
    ({ openBrowser } = await import(address));
    return () => rm(folder, { recursive: true, force: true });
  });

  afterEach(() => void vi.unstubAllEnvs());

  /** Makes a folder with this `xdg-open` the only one in which commands are looked up. */
  function installCommand(script: string | null): string {
    const folder = makeFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'bin/xdg-open');
    mkdirSync(join(folder, 'bin'));
    if (script !== null) {
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    }
    vi.stubEnv('PATH', join(folder, 'bin'));
    return folder;
  }

  test("hands the address to the system's command, letter by letter", async () => {
    const url = 'http://localhost:3000/a?b=$HOME&c="d"';
    const folder = installCommand('printf "%s\\n" "$@" > "${0%/*}/../opened"');
    await openBrowser(url);
    expect(readFileSync(join(folder, 'opened'), 'utf8')).toBe(`${url}\n`);
  });

  test('does not show the output of the command', async () => {
    installCommand('echo noise; echo noise >&2; exit 3');
    const code = `
      const { openBrowser } = await import('${address}');
      const alive = setInterval(() => {}, 1_000);
      await openBrowser('http://localhost:3000/').catch(({ message }) => console.log(message));
      clearInterval(alive);
    `;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    expect({ stdout, stderr }).toStrictEqual({ stdout: 'xdg-open ended with 3\n', stderr: '' });
  });

  test('rejects if there is no such command', async () => {
    installCommand(null);
    await expect(openBrowser('http://localhost:3000/')).rejects.toThrow('ENOENT');
  });

  test('rejects if the command finds no browser', async () => {
    installCommand('exit 3');
    await expect(openBrowser('http://localhost:3000/')).rejects.toThrow('xdg-open ended with 3');
  });
});
