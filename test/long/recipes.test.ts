import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { projectRoot, runDocsgen } from '../support/docsgen.ts';
import { soundSite, writeSample } from '../support/error-page.ts';
import { readManual } from '../support/manual/manual-pages.ts';
import { filesOn } from '../support/recipes.ts';
import type { RunningServer } from '../support/server.ts';
import { makeFolder } from '../support/small-site.ts';
import { askRaw, installWebServers, webServers } from '../support/web-servers.ts';

// The configurations of servers that the recipes show, on the real servers from Debian's packages, and
// the sites that need packages of npm.

const report = z.object({ problems: z.array(z.object({ code: z.string() })).default([]) });

const recipes = new Map(readManual('recipes').map(({ file, text }) => [file.replace('recipes/', ''), filesOn(text)]));

/** Returns the block of a server on a page, with the folder of a site in it. */
function blockOn(page: string, file: string, out: string): string {
  const block = recipes.get(page)?.get(file);
  if (block === undefined) throw new Error(`${page} does not show ${file}`);
  return block.replace(/(include|import) \/srv\/docs/, `$1 ${out}`).replace(/^:80 \{/, 'docs.example.com {');
}

/** Returns the block of a private site that Ada may read with the password `secret`. */
const privateBlocks: Readonly<Record<string, (out: string, folder: string) => string>> = {
  nginx: (out, folder) => {
    const hash = execFileSync('openssl', ['passwd', '-apr1', 'secret'], { encoding: 'utf8' });
    writeFileSync(join(folder, 'passwords'), `ada:${hash}`);
    return blockOn('private-pages.md', 'deploy/nginx.conf', out).replace(
      '/etc/nginx/docs.passwords',
      join(folder, 'passwords'),
    );
  },
  caddy: (out) => {
    const hash = execFileSync('caddy', ['hash-password', '--plaintext', 'secret'], { encoding: 'utf8' }).trim();
    const [, version = ''] = /v2\.(\d+)/.exec(execFileSync('caddy', ['version'], { encoding: 'utf8' })) ?? [];
    const block = blockOn('private-pages.md', 'deploy/Caddyfile', out).replace(
      /(\n\t\tada ).*/,
      (_, user) => user + hash,
    );
    return Number(version) < 8 ? block.replace('basic_auth', 'basicauth') : block;
  },
};

const publicFiles: Readonly<Record<string, string>> = { nginx: 'docker/nginx.conf', caddy: 'docker/Caddyfile' };

beforeAll(installWebServers, 300_000);

test.each([
  ['tailwind.md', 'docs/offer/index.html', /\.bg-sky-600\{background-color/],
  ['component-library.md', 'docs/phone/index.html', /lucide-phone[^]*docs-island name="\.\/components\/Fold"/],
] as const)(
  'the site of %s is built with the packages that the page installs',
  async (page, file, proof) => {
    const root = makeFolder();
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    writeSample(root, soundSite);
    writeSample(root, recipes.get(page) ?? new Map());
    writeSample(root, new Map([['package.json', '{ "private": true }\n']]));
    const text = readManual('recipes').find((each) => each.file === `recipes/${page}`)?.text ?? '';
    const [, command = ''] = /^```npm\nnpm (.*)$/m.exec(text) ?? [];
    // `NODE_ENV` of the tests is `production`.
    execFileSync('npm', [...command.split(' '), '--include=dev'], { cwd: root, stdio: 'ignore' });
    symlinkSync(projectRoot, join(root, 'node_modules/docsgen'), 'dir');
    const { status, stdout } = await runDocsgen(['build', '--root', root, '--json']);
    const { problems } = report.parse(JSON.parse(stdout));
    expect({ status, codes: problems.map(({ code }) => code) }).toStrictEqual({
      status: 0,
      codes: ['placeholder-address'],
    });
    expect(proof.test(readFileSync(join(root, 'build', file), 'utf8'))).toBe(true);
  },
  600_000,
);

describe.each(webServers)('$name', (program) => {
  const root = makeFolder();
  const out = join(root, 'build');
  const servers: RunningServer[] = [];

  const start = async (block: string) => {
    const server = await program.start({ root, folder: makeFolder(), block });
    servers.push(server);
    return server.origin;
  };
  beforeAll(async () => {
    writeSample(root, soundSite);
    writeSample(root, recipes.get('docker.md') ?? new Map());
    expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 0 });
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await rm(root, { recursive: true, force: true });
  });

  test('serves the site and its error page with the file of the recipe for Docker', async () => {
    const origin = await start(blockOn('docker.md', publicFiles[program.name] ?? '', out));
    expect(await askRaw(origin, '/docs/start')).toMatchObject({ status: 200 });
    const missing = await askRaw(origin, '/no-such-page');
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.body.toString()).toContain('Page Not Found');
  });

  test('serves nothing without the password, with the file of the recipe for private pages', async () => {
    const folder = makeFolder();
    const origin = await start(privateBlocks[program.name]?.(out, folder) ?? '');
    for (const path of ['/docs/start', '/assets/search/en/index.json', '/no-such-page'])
      expect({ path, ...(await askRaw(origin, path)) }).toMatchObject({ path, status: 401 });
    expect(await statusFor(`${origin}/docs/start`, 'ada:secret')).toBe(200);
    expect(await statusFor(`${origin}/docs/start`, 'ada:wrong')).toBe(401);
  });
});

/** Returns the status of the response to a request of a user. */
function statusFor(address: string, auth: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(address, { auth }, (response) => {
      response.resume();
      done(response.statusCode);
    }).on('error', fail);
  });
}
