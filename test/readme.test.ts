import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { listFiles } from '../src/system/list-files.ts';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';
import { runLength } from './support/run-length.ts';

const run = promisify(execFile);
const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
const manifest = z
  .object({
    version: z.string(),
    license: z.string(),
    dependencies: z.record(z.string(), z.string()),
    peerDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));

/** The page that a newcomer reads first. */
const manualStart = 'manual/content/en/docs/start/index.md';
const manualFolder = join(projectRoot, 'manual/content/en/docs');

/** Returns the text of a page of the manual, in whatever chapter it is. */
function manualPage(name: string): string {
  const file = listFiles(manualFolder)?.find((path) => posix.basename(path) === name);
  return readFileSync(join(manualFolder, file ?? name), 'utf8');
}

const editors = manualPage('editors.md');

/** Returns the blocks of code of a language, in the order of a text. */
function blocks(language: string, text = readme): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}(?: [^\n]*)?\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  );
}

function borrowFolder(): string {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The address of an example is the one thing that a build remarks. */
const onlyPlaceholder = expect.stringMatching(
  /^1\. warning The URL https:\/\/docs\.example\.com is only a placeholder[^]*\n1 warning\n/,
);

describe('in an empty folder', () => {
  test('the first steps of README give a site whose root redirects to its first page', async () => {
    const root = borrowFolder();
    put(root, 'site.config.ts', blocks('ts')[0] ?? '');
    put(root, 'content/en/guide/intro.md', blocks('md')[0] ?? '');
    expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 0, stderr: onlyPlaceholder });
    expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toContain('content="0; url=/guide/intro"');
    const { stdout } = await runDocsgen(['routes', '--root', root]);
    expect(stdout).toMatch(/^\/ +redirect +→ \/guide\/intro$/m);
  });

  test('its longer configuration builds once the reported pages are written', async () => {
    const root = borrowFolder();
    put(root, 'site.config.ts', blocks('ts')[1] ?? '');
    const first = await runDocsgen(['build', '--root', root]);
    expect(first.status).toBe(1);
    expect([...first.stderr.matchAll(/^\d+\. error (.*)$/gm)].map(([, title]) => title)).toStrictEqual([
      'The content folder content/en/guide/ does not exist (empty-collection)',
      'The content folder content/en/blog/ does not exist (empty-collection)',
      'The content folder content/en/pages/ does not exist (empty-collection)',
    ]);
    const files = [...first.stderr.matchAll(/such as (content\/\S+),/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(3);
    for (const file of files) put(root, file, '# Title\n\nText.\n');
    expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 0, stderr: onlyPlaceholder });
  });
});

test('README begins with the commands that start the site and the tests of a clone', () => {
  const [start = '', tests = ''] = blocks('sh');
  expect([start, tests]).toStrictEqual(['npm ci && npx docsgen dev\n', 'npm ci && npm test\n']);
  expect(readFileSync(join(projectRoot, '.ci/run'), 'utf8')).toContain(`(${tests.trim()})`);
  expect(readme).toContain(`## License\n\n${manifest.license}, see [`);
});

test('README makes a site with the commands of the manual, which name this version', () => {
  const page = readFileSync(join(projectRoot, manualStart), 'utf8');
  const commands = blocks('bash', page).find((code) => code.includes('docsgen init')) ?? '';
  expect(commands).toContain('npm run dev\n');
  expect(blocks('sh')).toContain(`cd ..\n${commands.replaceAll(':var[version]', manifest.version)}`);
  const named = [...readme.matchAll(/docsgen-(\d[\d.]*)\.tgz/g)].map(([, version]) => version);
  expect([...new Set(named)]).toStrictEqual([manifest.version]);
});

test('README links to what is in the package, or to an address', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: projectRoot,
    maxBuffer: 2 ** 26,
  });
  // An array before npm 12, else a record by the name of the package.
  const packages = z.record(z.string(), z.object({ files: z.array(z.object({ path: z.string() })) }));
  const [packed] = Object.values(packages.parse({ ...JSON.parse(stdout) }));
  const paths = packed?.files.map(({ path }) => path) ?? [];
  const prose = readme.replace(/^ *```[^]*?^ *```$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  const lost = links.filter((link) => !link.startsWith('https:') && !paths.some((path) => `${path}/`.startsWith(link)));
  expect(links).toEqual(expect.arrayContaining(['docs/architecture.md', 'LICENSE', manualStart]));
  expect(lost).toStrictEqual([]);
});

describe('the types of the package', () => {
  const types = join(projectRoot, 'dist/types');

  test('import only dependencies and peer dependencies', () => {
    const imported = (listFiles(types) ?? []).flatMap((file) =>
      [...readFileSync(join(types, file), 'utf8').matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(
        ([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '',
      ),
    );
    expect([...new Set(imported)].toSorted()).toStrictEqual(['react']);
    expect(Object.keys(manifest.dependencies)).toContain('react');
    expect(Object.keys(manifest.peerDependencies)).toContain('@types/react');
  });

  /** Writes a site in whose packages lie docsgen and what the manual says to install. */
  function writeProject(settings: Readonly<Record<string, unknown>>): string {
    const root = borrowFolder();
    const docsgen = join(root, 'node_modules/docsgen');
    cpSync(types, join(docsgen, 'dist/types'), { recursive: true });
    const modules = 'src/theme/style-modules.d.ts';
    cpSync(join(projectRoot, modules), join(docsgen, modules));
    cpSync(join(projectRoot, 'package.json'), join(docsgen, 'package.json'));
    for (const name of ['react', '@types/react', 'csstype']) {
      mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
      symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name), 'dir');
    }
    put(root, 'site.config.ts', blocks('ts')[1] ?? '');
    put(
      root,
      'components/Price.tsx',
      `import { Badge, useStrings } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { plans } from '@site/components/plans.ts';

export default function Price({ plan }: { readonly plan: string }): ReactNode {
  return <Badge>{plans[plan] ?? useStrings()['theme.NotFound.title']}</Badge>;
}
`,
    );
    put(root, 'content/en/pages/team.tsx', blocks('tsx', manualPage('component-pages.md'))[0] ?? '');
    put(root, 'components/plans.ts', 'export const plans: Readonly<Record<string, string>> = {};\n');
    const { compilerOptions, ...rest } = z
      .looseObject({ compilerOptions: z.looseObject({}) })
      .parse(JSON.parse(blocks('json', editors)[0] ?? ''));
    const options = { ...compilerOptions, skipLibCheck: false, ...settings };
    put(root, 'tsconfig.json', JSON.stringify({ ...rest, compilerOptions: options }));
    return root;
  }

  const check = (root: string) =>
    run(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', posix.join(root, 'tsconfig.json')]).then(
      () => '',
      (error: unknown) => String(error instanceof Error && 'stdout' in error ? error.stdout : error),
    );

  const settings: readonly [name: string, manifest: string, options: Readonly<Record<string, unknown>>][] = [
    ['as the manual sets it', '{}', {}],
    ['as the manual sets it, in a package of CommonJS', '{ "type": "commonjs" }', {}],
    ['with `node16`, in a package of ES modules', '{ "type": "module" }', { module: 'node16' }],
  ];
  test.each(runLength({ short: settings.slice(0, 1), long: settings }))(
    'TypeScript finds no error in them and in a site, %s',
    async (_, manifestText, options) => {
      const root = writeProject(options);
      put(root, 'package.json', manifestText);
      expect(await check(root)).toBe('');
    },
  );

  test('with `node16` in a CommonJS package TypeScript reports the error that the manual describes', async () => {
    const root = writeProject({ module: 'node16' });
    put(root, 'package.json', '{ "type": "commonjs" }');
    expect(await check(root)).toContain('TS1479');
    expect(editors).toContain('TS1479');
  });
});
