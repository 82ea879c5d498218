import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));

const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(z.object({ run: z.string().optional() })),
      strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }).optional(),
    }),
  ),
});

/** What these files have between backticks, with `<name>` for what differs. */
function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
}

test.each(['CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'examples/README.md'])(
  'the files and links that %s names exist',
  (file) => {
    const text = read(file);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    const paths = codeIn(text).filter((code) => /^(?:src|test|docs|manual|scripts|content|\.github)\//.test(code));
    const named = [...paths, ...links.filter((link) => !/^[a-z]+:/.test(link))];
    const missing = named.filter((path) => !existsSync(join(root, path.replace(/<.*$/, ''))));
    expect(missing).toStrictEqual([]);
  },
);

const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(['docs/architecture.md', ...rooms.map(({ name }) => `src/${name}/README.md`)])(
  'the files that %s names exist in src/, beside it or in the repository',
  (file) => {
    const named = codeIn(read(file)).filter((code) => /^[\w.<>-]*\/$|^[\w./-]+\.(?:tsx?|mjs|css|md)$/.test(code));
    const folders = ['src', dirname(file), ''].map((folder) => join(root, folder));
    const exists = (path: string) => folders.some((folder) => existsSync(join(folder, path.replace(/<.*$/, ''))));
    expect(named.filter((path) => !exists(path))).toStrictEqual([]);
  },
);

test('the scripts and test projects that CONTRIBUTING.md names exist', () => {
  const text = read('CONTRIBUTING.md');
  const run = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(run.length).toBeGreaterThan(1);
  expect(run.filter((name) => scripts[name] === undefined)).toStrictEqual([]);
  const projects = [...text.matchAll(/--project (\w+)/g)].map(([, name = '']) => name);
  expect(projects.filter((name) => !read('vitest.config.ts').includes(`name: '${name}'`))).toStrictEqual([]);
});

test.each(['ci.yml', 'release.yml'])('the commands of the workflow %s exist', (file) => {
  const workflow = workflowSchema.parse(parse(read(`.github/workflows/${file}`)));
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));
  expect(commands.length).toBeGreaterThan(1);
  const ran = commands.flatMap((command) => /^npm (?:run )?([\w:]+)$/.exec(command)?.[1] ?? []);
  expect(ran.filter((name) => name !== 'ci' && scripts[name] === undefined)).toStrictEqual([]);
  const programs = commands.flatMap((command) => /^npx (\w+)/.exec(command)?.[1] ?? []);
  expect(programs.filter((name) => !existsSync(join(root, 'node_modules/.bin', name)))).toStrictEqual([]);
});

test('the tests run on the oldest version of Node that the package allows, and on newer ones', () => {
  const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(read('package.json')));
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? [];
  const { jobs } = workflowSchema.parse(parse(read('.github/workflows/ci.yml')));
  expect(jobs['test']?.strategy?.matrix.node).toStrictEqual([Number(oldest), 22, 24]);
});

test('the package has the license that it names', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ license: 'MIT' });
  expect(read('LICENSE')).toMatch(/^MIT License\n/);
});
