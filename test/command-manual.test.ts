import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type CallStep, stepsOf, withoutAccidents, withOutputs } from './support/command-examples.ts';
import { commandManual, commandPages } from './support/command-manual.ts';
import { projectRoot, runDocsgen, startDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';

// The calls on the pages about commands are run in a site that `docsgen init` has written.

/** The path of the site on the pages. */
const shownRoot = '/home/ada/my-docs';

const template = makeFolder();
beforeAll(async () => {
  // Commits need an author, and the pages do not depend on the configuration of the machine.
  for (const name of ['GIT_AUTHOR', 'GIT_COMMITTER']) {
    vi.stubEnv(`${name}_NAME`, 'Ada');
    vi.stubEnv(`${name}_EMAIL`, 'ada@example.com');
  }
  const { status } = await runDocsgen(['init', join(template, 'my-docs'), '--yes']);
  expect(status).toBe(0);
  const file = join(template, 'my-docs/site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('docs.example.com', 'docs.kettle.coffee'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(template, { recursive: true, force: true });
});

/** Returns the folder of a new site, in a git repository that has a remote. */
function borrowNewSite(): string {
  const parent = makeFolder();
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  cpSync(template, parent, { recursive: true });
  const root = join(parent, 'my-docs');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init', '--bare', '../remote.git');
  git('init');
  git('remote', 'add', 'origin', '../remote.git');
  return root;
}

/** Returns the arguments for a call in the folder of a site. */
function argumentsIn(root: string, [command = '', ...others]: CallStep['args']): readonly string[] {
  if (command === 'explain') return [command, ...others];
  // Tests run in another folder than the calls of a reader.
  const given = others.map((each) => (each.endsWith('.html') ? join(root, each) : each));
  if (command !== 'init') return [command, ...given, '--root', root];
  const [folder = '', ...options] = others;
  return folder.startsWith('--') ? [command, root, ...others] : [command, join(dirname(root), folder), ...options];
}

/** Runs a command until it says at which address it answers. Returns what it has printed. */
async function serve(args: readonly string[]): Promise<string> {
  const child = startDocsgen(args);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  while (!text.includes('http://')) await once(child.stdout, 'data');
  const isClosed = once(child, 'close');
  child.kill('SIGTERM');
  await isClosed;
  return text;
}

/** Runs a call of a page. Returns what a terminal would show; with `--json`, the document alone. */
async function outputOf(root: string, { args }: CallStep): Promise<string> {
  const given = argumentsIn(root, args);
  const { stdout, stderr } = ['dev', 'serve'].includes(args[0] ?? '')
    ? { stdout: await serve(given), stderr: '' }
    : await runDocsgen(given);
  const folder = dirname(root);
  const text = args.includes('--json') ? stdout : `${stderr}${stdout}`;
  return `${text.trimEnd()}\n`
    .replaceAll(`${relative('.', folder)}/`, '')
    .replaceAll(root, shownRoot)
    .replaceAll(folder, dirname(shownRoot));
}

const pages = [...commandPages()].filter(([, text]) => stepsOf(text).some(({ kind }) => kind === 'call'));

test('most pages about commands have calls', () => {
  expect(pages.length).toBeGreaterThan(12);
});

// `UPDATE=1` writes the outputs. A line with `…` in one stands for lines that are left out.
test.each(pages)('the calls on %s print what it says', async (page, text) => {
  const root = borrowNewSite();
  const outputs: string[] = [];
  for (const step of stepsOf(text)) {
    if (step.kind === 'file') {
      mkdirSync(dirname(join(root, step.path)), { recursive: true });
      writeFileSync(join(root, step.path), step.text);
    } else {
      const output = await outputOf(root, step);
      if (step.output !== null) outputs.push(output);
    }
  }
  const wanted = withOutputs(text, outputs);
  const isRight = withoutAccidents(text) === withoutAccidents(wanted);
  if (process.env['UPDATE'] === '1' && !isRight) writeFileSync(join(projectRoot, commandManual, page), wanted);
  else expect(withoutAccidents(text)).toBe(withoutAccidents(wanted));
});
