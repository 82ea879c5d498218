import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { findPort } from '../dev/find-port.ts';
import type { PackageRunner } from './package-runner.ts';

const execute = promisify(execFile);

interface FirstSteps {
  /** A folder in which `docsgen init --yes` has run, with its packages. */
  readonly folder: string;
  readonly runner: PackageRunner;
  readonly browser: Browser;
  /** Path of the script of the TypeScript compiler. */
  readonly compiler: string;
  /** Is called after each step, with its name. */
  readonly onStep?: (name: string) => void;
}

/** The path of the example page that the newcomer edits. */
const page = '/guide/intro';
const editedText = 'A newcomer has written this sentence.';

/**
 * Does what a newcomer does with a new site: sees it in `dev`, edits a page, builds and serves it,
 * and checks the types of its configuration. Throws at the first step that fails.
 */
export async function takeFirstSteps({ folder, runner, browser, compiler, onStep }: FirstSteps): Promise<void> {
  const step = onStep ?? (() => undefined);
  await editInDev({ folder, runner, browser, step });
  await runner.run('run', 'build');
  step('build');
  const served = await runner.start('serve', '--port', String(await findPort()));
  try {
    const response = await fetch(served.origin + page);
    const text = await response.text();
    if (response.status !== 200 || !text.includes(editedText)) throw new Error(`${page} is not served: ${text}`);
    step('serve');
  } finally {
    await served.stop();
  }
  await execute(compiler, ['-p', folder]);
  step('check the types');
}

interface EditOptions extends Pick<FirstSteps, 'folder' | 'runner' | 'browser'> {
  readonly step: (name: string) => void;
}

async function editInDev({ folder, runner, browser, step }: EditOptions): Promise<void> {
  const server = await runner.start('dev', '--port', String(await findPort()));
  try {
    const window = await browser.newPage();
    await window.goto(server.origin + page);
    await window.getByRole('heading', { name: 'Welcome' }).waitFor();
    step('see the first page');
    const file = join(folder, `content/en${page}.md`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${editedText}\n`);
    await window.getByText(editedText).waitFor();
    step('see an edit');
    await window.close();
  } finally {
    await server.stop();
  }
}
