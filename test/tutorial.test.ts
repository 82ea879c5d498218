import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { withOutputs, withoutAccidents } from './support/command-examples.ts';
import { findPort } from './support/dev/find-port.ts';
import { projectRoot } from './support/docsgen.ts';
import { type Shell, openShell } from './support/newcomer/open-shell.ts';
import { userEnvironment } from './support/newcomer/package-runner.ts';
import { applyDiff, type TutorialStep, tutorialSteps } from './support/newcomer/tutorial-steps.ts';
import { makeFolder } from './support/small-site.ts';

const run = promisify(execFile);
const page = join(projectRoot, 'manual/content/en/docs/start/tutorial.md');
const text = readFileSync(page, 'utf8');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
/** The folder in which the reader works, as the page shows it. */
const shownFolder = '/home/ada';
/** A preview is slow to start on a busy machine. */
const patient = { timeout: 30_000 };

let root: string;
let port: string;
let shell: Shell;

beforeAll(async () => {
  root = makeFolder();
  port = String(await findPort());
  mkdirSync(join(root, 'work/docsgen'), { recursive: true });
  const pack = ['pack', '--ignore-scripts', '--pack-destination', join(root, 'work/docsgen')];
  await run('npm', pack, { cwd: projectRoot, maxBuffer: 2 ** 26 });
  // `npx` keeps what it installs in the cache. The packages themselves are in that of the user.
  const { stdout: cache } = await run('npm', ['config', 'get', 'cache'], { cwd: root });
  mkdirSync(join(root, 'cache'));
  mkdirSync(join(cache.trim(), '_cacache'), { recursive: true });
  symlinkSync(join(cache.trim(), '_cacache'), join(root, 'cache/_cacache'));
  shell = openShell(join(root, 'work'), {
    ...userEnvironment(process.execPath),
    npm_config_cache: join(root, 'cache'),
    DOCSGEN_PORT: port,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@docs.internal',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@docs.internal',
  });
  return async () => {
    await shell.stop();
    await rm(root, { recursive: true, force: true });
  };
});

/** Returns an output as the page shows it. */
function shown(output: string): string {
  const plain = output.replaceAll(`:${port}/`, ':3000/').replaceAll(join(root, 'work'), shownFolder);
  return `${plain.replace(/^\n+/, '').trimEnd()}\n`;
}

/** Waits until a preview has printed what the page says, and returns what it has printed. */
async function awaitOutput(read: () => string, expected: string): Promise<string> {
  const isThere = () => withoutAccidents(shown(read())) === withoutAccidents(expected);
  await expect
    .poll(isThere)
    .toBe(true)
    .catch(() => undefined);
  return shown(read());
}

/** Saves a file at once, as editors do, so that nobody reads half of it. */
function save(path: string, content: string): void {
  const [file, draft] = [join(shell.folder(), path), join(root, 'draft')];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

let readServer: (() => string) | null = null;
let seen = 0;

/** Runs the commands of a step, and returns what the last one prints. */
async function runCommands(commands: readonly string[], output: string | null): Promise<string> {
  await shell.stop();
  readServer = null;
  let printed = '';
  for (const command of commands)
    if (/^npx docsgen (?:dev|serve)$/.test(command)) {
      readServer = shell.start(command);
      seen = 0;
      printed = await awaitServer(output ?? '');
    } else {
      // The fresh clone stands for another machine, which has no clone of docsgen.
      if (command.startsWith('git clone ')) await rm(join(root, 'work/docsgen'), { recursive: true });
      printed += await shell.run(command);
    }
  return shown(printed);
}

/** Waits for what a server prints next. `saved` is the file that was saved before. */
async function awaitServer(expected: string, saved = ''): Promise<string> {
  const from = seen;
  // A test saves the first file earlier than a reader would: then some files around it count too.
  const read = () => (readServer?.().slice(from) ?? '').replace(/^(\S+) \d+ files(?= · )/m, `$1 ${saved}`);
  const printed = await awaitOutput(read, expected);
  seen = readServer?.().length ?? 0;
  return printed;
}

/** Does what a step says. Returns what is printed; null if the page does not show it. */
async function follow(step: TutorialStep): Promise<string | null> {
  if (step.kind === 'visit') {
    await expect.poll(async () => (await fetch(`http://localhost:${port}${step.address}`)).status, patient).toBe(200);
    return null;
  }
  const { output } = step;
  if (step.kind === 'commands') {
    const printed = await runCommands(step.commands, output);
    return output === null ? null : printed;
  }
  const old = step.kind === 'edit' ? readFileSync(join(shell.folder(), step.path), 'utf8') : '';
  save(step.path, step.kind === 'edit' ? applyDiff(old, step.diff) : step.text);
  return output === null ? null : awaitServer(output, step.path);
}

// `UPDATE=1` writes what the steps print into the page.
test('the steps of the tutorial lead from an empty folder to a published site', { timeout: 300_000 }, async () => {
  const outputs: string[] = [];
  const steps = tutorialSteps(text, version);
  expect(new Set(steps.map(({ kind }) => kind)).size).toBe(4);
  for (const step of steps) {
    const output = await follow(step);
    if (output !== null) outputs.push(output);
  }
  const wanted = withOutputs(text, outputs);
  const isRight = withoutAccidents(text) === withoutAccidents(wanted);
  if (process.env['UPDATE'] === '1' && !isRight) writeFileSync(page, wanted);
  else expect(withoutAccidents(text)).toBe(withoutAccidents(wanted));
  // The last folder is the fresh clone. What the page says about its result is there.
  expect(shell.folder()).toBe(join(root, 'work/fresh'));
  const built = (file: string) => readFileSync(join(shell.folder(), 'build', file), 'utf8');
  expect(built('guide/brew/index.html')).toMatch(/<img[^>]*kettle[^]*Hot steam/);
  expect(built('es/guide/brew/index.html')).toMatch(/<img[^>]*kettle[^]*Vapor caliente/);
  expect(existsSync(join(shell.folder(), `vendor/docsgen-${version}.tgz`))).toBe(true);
  const lock = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(shell.folder(), 'node_modules/.package-lock.json'), 'utf8')));
  expect(text).toContain(`npm adds ${Object.keys(lock.packages).length} packages.`);
  const { stdout } = await run('git', ['show', 'gh-pages:guide/brew/index.html'], {
    cwd: join(root, 'work/kettle.git'),
  });
  expect(stdout).toContain('Hot steam');
});
