import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../src/system/list-files.ts';
import { runDocsgen } from './support/docsgen.ts';
import { buildFolder, makeFolder } from './support/small-site.ts';

function borrowFolder(): string {
  const parent = makeFolder();
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'our-docs');
}

async function init(folder: string, ...options: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await runDocsgen(['init', folder, '--yes', ...options]);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  return stdout;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const filesIn = (folder: string) => (listFiles(folder) ?? []).filter((file) => !/^(?:build|\.docsgen)\//.test(file));

/** The text of all files, in which no mark of a template may be left. */
const textOf = (folder: string) =>
  filesIn(folder)
    .map((file) => read(folder, file))
    .join('\n');

describe('a new site', () => {
  test('with everything builds in all of its languages, and lacks an address only', async () => {
    const folder = borrowFolder();
    const hosts = 'github,gitlab,netlify,cloudflare,vercel,nginx,caddy';
    await init(folder, '--languages', 'en,es,pt-BR,de', '--ci', hosts, '--name', `The "docs" of Tim's <shop>`);
    expect(textOf(folder)).not.toMatch(/__[A-Z]+__|#(?:end)?region/);
    const { read: readOutput, routes } = await buildFolder(folder);
    // Nothing is left to build, and warnings are repeated.
    const { status, stderr } = await runDocsgen(['build', '--root', folder]);
    expect([status, stderr.match(/^\d+\. .*$/gm)]).toStrictEqual([
      0,
      ['1. warning The URL https://docs.example.com is only a placeholder (placeholder-address)'],
    ]);
    expect(readOutput('index.html')).toContain('The &quot;docs&quot; of Tim&#x27;s &lt;shop&gt;');
    expect(readOutput('guide/intro/index.html')).toContain('© 20');
    expect(readOutput('es/guide/intro/index.html')).toContain('Su sitio de documentación ya funciona');
    expect(readOutput('pt-BR/guide/write/index.html')).toContain('Ofereça alternativas');
    // What is not translated shows the source language with a notice.
    expect(existsSync(join(folder, 'content/de'))).toBe(false);
    expect(readOutput('de/guide/intro/index.html')).toMatch(/lang="en"/);
    expect(routes.filter(({ url }) => /^\/blog\/\d{4}\/\d\d\/\d\d\/hello$/.test(url))).toHaveLength(1);
  });

  test('in a language without example pages begins with the English ones, which say so', async () => {
    const folder = borrowFolder();
    await init(folder, '--languages', 'de', '--no-blog', '--no-landing');
    expect(filesIn(folder)).toStrictEqual([
      '.gitignore',
      'content/de/guide/intro.md',
      'content/de/guide/publish.md',
      'content/de/guide/write.md',
      'package.json',
      'site.config.ts',
      'static/favicon.svg',
      'tsconfig.json',
    ]);
    expect(read(folder, 'content/de/guide/intro.md')).toContain('`content/de/guide/intro.md`');
    const { read: readOutput } = await buildFolder(folder);
    expect(readOutput('guide/intro/index.html')).toContain('This is the English example text');
    expect(readOutput('index.html')).toContain('url=/guide/intro');
  });

  test.each([
    ['npm', 'npm ci', 'npx docsgen build', []],
    ['pnpm', 'pnpm install', 'pnpm exec docsgen build', ['pnpm-workspace.yaml']],
    ['yarn', 'yarn install', 'yarn docsgen build', ['.yarnrc.yml']],
  ] as const)('for %s has workflow files with its commands', async (manager, install, build, own) => {
    const folder = borrowFolder();
    await init(folder, '--package-manager', manager, '--ci', 'github,gitlab,netlify,cloudflare');
    const files = filesIn(folder).filter((file) => /\.(?:ya?ml|toml)$/.test(file) && !file.startsWith('content/'));
    const workflows = files.filter((file) => /workflows|gitlab-ci/.test(file));
    expect(workflows).toHaveLength(3);
    for (const file of workflows) {
      const text = read(folder, file);
      expect(text).toContain(`- ${file.startsWith('.github') ? 'run: ' : ''}${install}`);
      expect(text).toContain(build);
      expect(text).toContain('.docsgen');
      expect(text.includes('corepack enable')).toBe(manager !== 'npm');
      expect(parse(text)).toBeTypeOf('object');
    }
    expect(read(folder, 'netlify.toml')).toContain(`command = "${build}"`);
    expect(files.filter((file) => /pnpm|yarn/.test(file))).toStrictEqual(own);
    expect(parse(read(folder, own[0] ?? 'netlify/docsgen-cache/manifest.yml'))).toBeTypeOf('object');
  });
});

describe('in a folder with files', () => {
  test('nothing is overwritten, and package.json and .gitignore get what they lack', async () => {
    const folder = borrowFolder();
    const own = {
      'package.json': '{\n    "type": "commonjs",\n    "scripts": { "build": "make" }\n}\n',
      '.gitignore': 'build\n*.log',
      'content/en/guide/intro.md': '# Mine\n',
      'tsconfig.json': '{}',
    };
    for (const [file, text] of Object.entries(own)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const said = await init(folder);
    expect(said).toContain(
      'package.json now has scripts.dev, scripts.docs:build, scripts.serve, scripts.check, dependencies.docsgen',
    );
    expect(said).toContain('.gitignore now has node_modules/, .docsgen/');
    expect(said).toContain('content/en/guide/intro.md exists, so it is left as it is');
    expect(read(folder, 'content/en/guide/intro.md')).toBe('# Mine\n');
    expect(read(folder, 'tsconfig.json')).toBe('{}');
    expect(read(folder, '.gitignore')).toBe('build\n*.log\nnode_modules/\n.docsgen/\n');
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ type: 'commonjs', scripts: { build: 'make' } });
    const { read: readOutput } = await buildFolder(folder);
    expect(readOutput('guide/intro/index.html')).toContain('Mine');
    // A second time there is nothing left to do.
    expect(await init(folder)).not.toMatch(/✓|now has/);
  });

  test('scripts of other programs stay, and those of docsgen have names of their own', async () => {
    const folder = borrowFolder();
    mkdirSync(folder);
    const scripts = { dev: 'vite', build: 'vite build', 'docs:build': 'typedoc', check: 'docsgen doctor' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    const said = await init(folder, '--package-manager', 'pnpm');
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
      scripts: { ...scripts, 'docs:dev': 'docsgen dev', 'docsgen:build': 'docsgen build', serve: 'docsgen serve' },
    });
    expect(said).toMatch(/\n {2}pnpm docs:dev\n$/);
    expect(read(folder, 'content/en/guide/intro.md')).toContain('`pnpm docs:dev`');
    expect(read(folder, 'content/en/guide/publish.md')).toContain('\npnpm docsgen:build\npnpm serve\n');
    // A second time they are known.
    const again = await runDocsgen(['init', folder, '--yes', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ devScript: 'docs:dev', written: [], extended: [] });
  });

  test('a tarball of docsgen outside of it is reported, with what to do, and package.json keeps it', async () => {
    const folder = borrowFolder();
    mkdirSync(folder);
    const manifest = '{ "dependencies": { "docsgen": "file:../my files/docsgen-1.0.1.tgz" } }\n';
    writeFileSync(join(folder, 'package.json'), manifest);
    const said = await init(folder, '--package-manager', 'pnpm');
    expect(said).toContain('package.json gets docsgen from ../my files/docsgen-1.0.1.tgz, which is not in');
    expect(said).toMatch(
      /\n {2}cd \S+our-docs\n {2}mkdir vendor\n {2}cp "\.\.\/my files\/docsgen-1\.0\.1\.tgz" vendor\/\n {2}pnpm add docsgen@file:vendor\/docsgen-1\.0\.1\.tgz\n$/,
    );
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject(JSON.parse(manifest));
    expect(existsSync(join(folder, 'vendor'))).toBe(false);
    writeFileSync(join(folder, 'package.json'), manifest.replace('../my files', 'vendor'));
    expect(await init(folder)).not.toContain('vendor');
  });

  test.each([
    ['a comma too many', '{\n  "name": "mine",\n}\n', '3:1'],
    ['a merge that is not resolved', '{\n<<<<<<< HEAD\n  "name": "a"\n}\n', '2:1'],
    ['no object', '[]', '1:1'],
    ['nothing in it', '', '1:1'],
    ['scripts that are a list', '{\n  "scripts": ["vite"]\n}\n', '2:3'],
  ])('a package.json with %s is an error, before anything is written', async (_, text, place) => {
    const folder = borrowFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), text);
    const { status, stdout, stderr } = await runDocsgen(['init', folder, '--yes']);
    expect([status, stdout]).toStrictEqual([1, '']);
    expect(stderr).toMatch(/^1\. error package\.json cannot be extended: .* \(malformed-json\)\n/);
    expect(stderr).toContain(`package.json:${place}\n`);
    expect(filesIn(folder)).toStrictEqual(['package.json']);
  });

  test('an existing site gets the files around it only', async () => {
    const folder = borrowFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'site.config.mjs'), 'export default {};\n');
    const said = await init(folder, '--ci', 'github');
    expect(said).not.toContain('The site is ready');
    expect(filesIn(folder)).toStrictEqual([
      '.github/workflows/docs.yml',
      '.gitignore',
      'package.json',
      'site.config.mjs',
      'tsconfig.json',
    ]);
  });
});

test('the script `check` runs docsgen check, and --title is the name', async () => {
  const folder = borrowFolder();
  await init(folder, '--title', 'Tea at Tims', '--package-manager', 'bun', '--ci', 'vercel,github,gitlab');
  expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ scripts: { check: 'docsgen check' } });
  expect(read(folder, 'package.json')).not.toMatch(/packageManager|allowScripts/);
  expect(read(folder, 'site.config.ts')).toContain("title: 'Tea at Tims'");
  expect(JSON.parse(read(folder, 'vercel.json'))).toMatchObject({
    buildCommand: 'bunx docsgen build',
    outputDirectory: 'build',
  });
  const workflow = read(folder, '.github/workflows/docs.yml');
  expect(workflow).toContain('oven-sh/setup-bun@v2');
  expect(workflow).not.toMatch(/corepack|cache: npm/);
  expect(parse(read(folder, '.gitlab-ci.yml'))).toMatchObject({
    check: { script: ['npm install --global bun', 'bun install --frozen-lockfile', 'bunx docsgen build'] },
  });
});

test.each([
  [['--languages', 'en,x_'], "'x_' is not a language tag"],
  [['--ci', 'github,jenkins'], "'jenkins' is unknown"],
  [['--package-manager', 'deno'], 'Allowed choices are npm, pnpm, yarn, bun'],
])('a mistake in %j is a usage error, and nothing is written', async (options, message) => {
  const folder = borrowFolder();
  const { status, stderr } = await runDocsgen(['init', folder, ...options]);
  expect({ status, stderr }).toStrictEqual({ status: 2, stderr: expect.stringContaining(message) });

  expect(existsSync(folder)).toBe(false);
});
