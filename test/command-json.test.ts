import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, runDocsgen, startDocsgen } from './support/docsgen.ts';
import { copySite, makeFolder } from './support/small-site.ts';

// TypeScript compares what the commands print with the types that the manual documents.

const root = makeFolder();
const site = join(root, 'our-docs');
const empty = copySite('bad/no-config');
beforeAll(() => {
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  writeFileSync(kept, '[]');
});
afterAll(() => {
  for (const folder of [root, empty]) rmSync(folder, { recursive: true, force: true });
});

const results = 'cli/commands/results.ts';
const kept = join(root, 'routes.json');
const inSite = (...args: readonly string[]) => [...args, '--root', site];

/** The calls, in an order in which each succeeds, with the type of the result and its module. */
const calls: readonly (readonly [type: string, module: string, args: readonly string[]])[] = [
  ['InitResult', results, ['init', site, '--yes', '--languages', 'en,es']],
  ['InitResult', results, ['init', site, '--ci', 'gitlab']],
  ['AddedFile', results, inSite('add', 'page', 'Hours', '--collection', 'guide')],
  ['AddedFile', results, inSite('add', 'post', 'News')],
  ['AddedLocale', results, inSite('add', 'locale', 'pt-BR')],
  ['AddedPlugin', results, inSite('add', 'plugin', 'glossary')],
  ['RouteChanges', 'shared/route-changes.ts', inSite('routes', '--diff', kept)],
  ['PageOrigin', 'shared/page-origin.ts', inSite('why', '/guide/intro')],
  ['VersionResult', results, inSite('version', '1.0')],
  ['BuildSummary', results, inSite('build', '--profile')],
  ['CheckSummary', results, inSite('check')],
  ['PermalinksResult', results, inSite('permalinks')],
  ['PdfResult', results, inSite('pdf', '--html')],
  ['HeadingIdsResult', results, inSite('write-heading-ids', '--dry-run')],
  ['HeadingIdsResult', results, inSite('write-heading-ids')],
  ['StringsResult', results, inSite('strings')],
  ['TranslationStatus', 'translation/status/summarize-status.ts', inSite('i18n', 'status')],
  ['TranslationSync', results, inSite('i18n', 'sync')],
  ['ExtractedStrings', results, inSite('i18n', 'extract')],
  ['ExportedTexts', results, inSite('i18n', 'export', '--all', '--format', 'json')],
  ['ImportedTexts', results, inSite('i18n', 'import', join(site, 'translations/export/es.json'))],
  ['SchemaFiles', results, inSite('schema')],
  ['EjectResult', results, inSite('eject', 'Footer')],
  ['EjectResult', results, inSite('eject', 'Card', '--print')],
  ['EjectResult', results, inSite('eject', '--list')],
  ['Examination', 'cli/doctor/examine-site.ts', inSite('doctor')],
  ['DeployResult', results, inSite('deploy', '--dry-run', '--out', join(site, 'build'))],
  ['CleanResult', results, inSite('clean')],
  ['Explanation', 'system/read-explanation.ts', ['explain', 'broken-link']],
  ['CodeList', results, ['explain']],
];

/** A failing call of each command. */
const failing: readonly (readonly string[])[] = [
  ['init', join(empty, 'content/en/docs/intro.md'), '--yes'],
  ...['page', 'post'].map((kind) => ['add', kind, 'Title', '--root', empty]),
  ['add', 'locale', 'de', '--root', empty],
  ['add', 'plugin', 'words', '--root', empty],
  ['version', '1.0', '--root', empty],
  ...[
    'build',
    'check',
    'serve',
    'routes',
    'pdf',
    'permalinks',
    'write-heading-ids',
    'strings',
    'schema',
    'deploy',
    'doctor',
  ].map((name) => [name, '--root', empty]),
  ...['status', 'sync', 'extract', 'export'].map((name) => ['i18n', name, '--root', empty]),
  ['i18n', 'import', join(empty, 'nowhere.po'), '--root', empty],
  ...['clean', 'dev'].map((name) => [name, '--root', join(empty, 'nowhere')]),
  ['eject', 'Foter', '--root', empty],
  ['explain', 'broken-lnk'],
];

/** Returns the mistakes that TypeScript finds in modules with documents and their types. */
async function mistakesIn(modules: Readonly<Record<string, readonly string[]>>): Promise<readonly string[]> {
  const files = Object.entries(modules).map(([name, lines]) => {
    writeFileSync(join(root, name), lines.join('\n'));
    return name;
  });
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'preserve',
    target: 'es2023',
    jsx: 'react-jsx',
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const said = await promisify(execFile)(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', root]).then(
    () => '',
    (error: unknown) => String(error instanceof Error && 'stdout' in error ? error.stdout : error),
  );
  // The sources that declare the types may extend types of packages, in files that are not read
  // here.
  return said.split('\n').filter((line) => files.some((name) => line.includes(`${name}(`)));
}

let count = 0;
/** Returns a line that says that a document has a type. */
function claim(type: string, module: string, document: string): string {
  count += 1;
  const from = (file: string, name: string) => `import('${join(projectRoot, 'src', file)}').${name}`;
  const base = from('cli/terminal/command-output.ts', 'JsonDocument');
  const whole = type === 'JsonDocument' ? base : `${base} & ${from(module, type)}`;
  return `export const document${count}: ${type.endsWith('[]') ? from(module, type) : whole} = ${document.trim()};`;
}

/** Returns the document that a server prints when it answers. */
async function documentOf(args: readonly string[]): Promise<string> {
  const child = startDocsgen([...args, '--json']);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  while (!text.endsWith('}\n')) await once(child.stdout, 'data');
  const isClosed = once(child, 'close');
  child.kill('SIGTERM');
  await isClosed;
  return text;
}

test('the documents of all commands have the documented types when they succeed', async () => {
  const lines: string[] = [];
  for (const [type, module, args] of calls) {
    const { status, stdout, stderr } = await runDocsgen([...args, '--json']);
    expect({ args, status, stderr: status === 0 ? '' : stderr }).toStrictEqual({ args, status: 0, stderr: '' });
    lines.push(claim(type, module, stdout));
    if (args[0] !== 'init' || lines.length > 1) continue;
    // A site is not published at the address that is only a placeholder.
    const file = join(site, 'site.config.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('docs.example.com', 'docs.kettle.coffee'));
    for (const git of [
      ['init', '--bare', join(root, 'remote.git')],
      ['init'],
      ['remote', 'add', 'origin', '../remote.git'],
    ])
      execFileSync('git', git, { cwd: site, stdio: 'ignore' });
  }
  const { stdout } = await runDocsgen(inSite('routes', '--json'));
  lines.push(claim('RouteInfo[]', 'shared/route-info.ts', stdout));
  mkdirSync(join(site, 'build'));
  lines.push(claim('ServeResult', results, await documentOf(inSite('serve', '--host', '127.0.0.1'))));
  lines.push(claim('DevAddress', results, await documentOf(inSite('dev', '--host', '127.0.0.1'))));
  // The same documents, each with a field that its type does not have.
  const more = lines.map((line) => line.replace(/ = (\[\s*)?\{/, (start) => `${start} "more": 1,`));
  const mistakes = await mistakesIn({ 'documents.ts': lines, 'more.ts': more });
  expect(mistakes.filter((line) => !line.includes('more.ts'))).toStrictEqual([]);
  expect(mistakes.filter((line) => line.includes('TS2353'))).toHaveLength(lines.length);
});

test('the documents of all commands have the same shape when they fail', async () => {
  const lines: string[] = [];
  for (const args of failing) {
    const { status, stdout } = await runDocsgen([...args, '--json']);
    // What does not fit the site is a mistake of the command line.
    const isUsage = stdout.includes('"code": "invalid-option"');
    expect({ args, status }).toStrictEqual({ args, status: isUsage ? 2 : 1 });
    expect({ args, document: JSON.parse(stdout) }).toMatchObject({ args, document: { ok: false } });
    if (args[0] !== 'doctor') lines.push(claim('JsonDocument', '', stdout));
  }
  expect(await mistakesIn({ 'failures.ts': lines })).toStrictEqual([]);
});
