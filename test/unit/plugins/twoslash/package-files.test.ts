import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSample, type SampleChecker } from '../../../../src/plugins/twoslash/check-sample.ts';
import { identifyPackages, loadPackages } from '../../../../src/plugins/twoslash/packages.ts';
import { makeFolder } from '../../../support/small-site.ts';

const around = makeFolder();
const root = join(around, 'site');
const secret = "export const KEY = 'sesame' as const;\nexport default KEY;\n";
const ambient = "declare const AMBIENT: 'sesame';\ninterface Array<T> { sesame: T }\n";

/** Writes files around the site, by paths from the folder that the site is in. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(around, path)), { recursive: true });
    writeFileSync(join(around, path), text);
  }
}

async function open(linkedPackages: readonly string[] = []): Promise<SampleChecker> {
  const { twoslash, typeScript, libraries } = await loadPackages(root, { typescript: 'typescript-6', linkedPackages });
  const vfsRoot = join(root, '.docsgen/samples');
  const twoslasher = twoslash.createTwoslasher({ tsModule: typeScript, vfsRoot, tsLibDirectory: libraries });
  return { twoslasher, root };
}

let checker: SampleChecker;
beforeAll(async () => {
  const good = 'export interface Good { size: number }\nexport declare const good: Good;\n';
  write({
    'site/.env.ts': secret,
    'site/.env.d.ts': ambient,
    'site/data/keys.json': '{ "KEY": "sesame" }',
    'site/data/code.js': "exports.KEY = 'sesame';\n",
    'site/data/index.ts': secret,
    'site/package.json': JSON.stringify({
      name: 'the-site',
      exports: { './env': './.env.ts' },
      imports: { '#env': './.env.ts' },
    }),
    'site/tsconfig.json': JSON.stringify({ compilerOptions: { paths: { env: ['./.env.ts'] } } }),
    'site/.docsgen/samples/index2.ts': secret,
    'site/types/env/index.d.ts': ambient,
    'outside/secret.ts': secret,
    'outside/package.json': JSON.stringify({ name: 'outside', version: '1.0.0', types: 'secret.ts' }),
    'outside/index.d.ts': secret,
    'other-project/node_modules/private/index.d.ts': secret,
    'store/node_modules/stored/index.d.ts': "import type { Good } from 'beside';\nexport declare const stored: Good;\n",
    'store/node_modules/beside/index.d.ts': good,
    'site/node_modules/good/index.d.ts': good,
    'site/node_modules/@types/global/index.d.ts': 'declare const fromTypes: 1;\n',
    'site/node_modules/leading-out/package.json': JSON.stringify({ types: '../../.env.ts' }),
    'site/node_modules/exporting/package.json': JSON.stringify({ exports: { '.': { types: './../../.env.ts' } } }),
    'site/node_modules/importing/index.d.ts': "export * from '../../.env';\n",
    'node_modules/above/index.d.ts': 'export declare const above: 1;\n',
  });
  const link = (target: string, path: string) => symlinkSync(join(around, target), join(root, 'node_modules', path));
  link('outside', 'linked');
  link('outside/secret.ts', 'good/secret.ts');
  link('store/node_modules/stored', 'stored');
  link('site', '@types/site');
  symlinkSync(root, join(root, 'node_modules/back'));
  checker = await open();
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** Returns everything that a sample shows or reports. */
function shown(sample: string, language = 'ts', reader = checker): string {
  const { remarks, mistakes } = checkSample(sample, language, reader);
  return [...remarks, ...mistakes]
    .map((each) => ('title' in each ? each.title : `${each.kind} ${each.text}`))
    .join('\n');
}

const env = join(root, '.env').replaceAll('\\', '/');

test.each([
  ['a relative path', "import { KEY } from '../../.env';\nKEY;\n//^?"],
  ['a relative path with its ending', "// @allowImportingTsExtensions\nimport { KEY } from '../../.env.ts';\nKEY;"],
  ['a path of another project', "import { KEY } from '../../../outside/secret';\nKEY;"],
  ['a folder', "import { KEY } from '../../data';\nKEY;"],
  ['an absolute path', `import { KEY } from '${env}';\nKEY;`],
  ['another installation', `import { KEY } from '${env}/../../other-project/node_modules/private';\nKEY;`],
  ['a file beside the samples', "import { KEY } from './index2';\nKEY;"],
  ['`export from`', "export * from '../../.env';\nexport { KEY } from '../../.env';"],
  ['`import type`', "import type * as env from '../../.env';\ndeclare const a: typeof env.KEY;\na;"],
  ['`typeof import`', "type Env = typeof import('../../.env');\ndeclare const a: Env['KEY'];\na;"],
  ['`import()`', "const a = await import('../../.env');\na.KEY;"],
  ['`import x = require()`', "// @module: commonjs\nimport env = require('../../.env');\nenv.KEY;"],
  ['JSON', "// @resolveJsonModule\nimport keys from '../../data/keys.json';\nkeys.KEY;"],
  ['a reference to a path', '/// <reference path="../../.env.d.ts" />\nAMBIENT;\n//^?'],
  ['a reference to an absolute path', `/// <reference path="${env}.d.ts" />\nAMBIENT;`],
  ['a reference to types', '// @typeRoots: ../../types\n/// <reference types="env" />\nAMBIENT;'],
  ['a reference to types by a path', '/// <reference types="../../types/env" />\nAMBIENT;'],
  ['@paths', `// @paths: {"env": ["${env}.ts"], "*": ["../../*"]}\nimport { KEY } from 'env';\nKEY;`],
  ['@paths with @baseUrl', `// @baseUrl: ${root}\n// @paths: {"env": ["./.env"]}\nimport { KEY } from 'env';\nKEY;`],
  ['@baseUrl', `// @baseUrl: ${root}\nimport { KEY } from 'data';\nKEY;`],
  ['@rootDirs', `// @rootDirs: .,${root}\nimport { KEY } from './.env';\nKEY;`],
  ['@typeRoots', `// @typeRoots: ${root}/types\n// @types: env\nAMBIENT;`],
  ['@types', `// @types: ${root}/types/env\nAMBIENT;`],
  ['@preserveSymlinks', "// @preserveSymlinks\nimport { KEY } from 'linked/secret';\nKEY;"],
  ['names inside of the package', "// @module: nodenext\nimport { KEY } from '#env';\nKEY;"],
  ['the own name', "// @module: nodenext\nimport { KEY } from 'the-site/env';\nKEY;"],
  ['a linked package', "import { KEY } from 'linked';\nimport { KEY as KEY2 } from 'linked/secret';\nKEY; KEY2;"],
  ['a linked file', "import { KEY } from 'good/secret';\nKEY;"],
  ['a link back to the site', "import { KEY } from 'back/.env';\nimport b from 'back/data';\nKEY; b;"],
  ['a link among types', '/// <reference types="site/types/env" />\nAMBIENT;'],
  ['a package that leads out', "import { KEY } from 'leading-out';\nKEY;"],
  ['exports that lead out', "import { KEY } from 'exporting';\nKEY;"],
  ['a package that imports from outside', "import { KEY } from 'importing';\nKEY;"],
  ['a path out of a package', "import { KEY } from 'good/../../.env';\nKEY;"],
  [
    'a virtual file with the name of a real one',
    "// @filename: ../../.env.ts\nexport const other = 1;\n// @filename: a.ts\nimport * as env from '../../.env';\nenv.KEY;",
  ],
  [
    'a virtual file with an absolute name',
    `// @filename: ${env}.ts\nexport const other = 1;\n// @filename: a.ts\nimport * as env from '${env}';\nenv.KEY;`,
  ],
  ['a virtual file that begins with its own name', '// @filename: ../../data/index.ts\nKEY;'],
  [
    '`export` of what it emits',
    "// @declaration\n// @showEmit\n// @showEmittedFile: index.d.ts\nexport * as env from '../../.env';\n",
  ],
])('a sample does not see files of the site or the machine through %s', (_, sample) => {
  const { code } = checkSample(sample, 'ts', checker);
  expect(`${shown(sample)}\n${code}`).not.toContain('sesame');
});

test.each([
  ["const { KEY } = require('../../data/code.js');\nKEY;"],
  ["/** @type {import('../../.env').KEY} */\nlet a;\na;"],
  ["/** @import * as env from '../../.env' */\n/** @type {typeof env.KEY} */\nlet a;\na;"],
])('a sample of JavaScript does not see them: %j', (sample) => {
  expect(shown(sample, 'js')).not.toContain('sesame');
});

test.each(["import '../../|';", "import '../../../outside/|';", `import '${root}/|';`, "import 'linked/|';"])(
  'a sample does not see the names of files: %j',
  (line) => {
    const at = line.indexOf('|');
    const sample = `// @noErrors\n${line.replace('|', '')}\n//${' '.repeat(at - 2)}^|`;
    expect(shown(sample)).not.toMatch(/env|data|secret|keys/);
  },
);

test('a sample sees packages of the site, of the folders above it, and those in a store', () => {
  const sample = "import { good } from 'good';\nimport { above } from 'above';\nimport { stored } from 'stored';\n";
  expect(shown(`${sample}const all = [good.size, above, stored.size] as const;\n//    ^?`)).toContain(
    'query const all: readonly [number, 1, number]',
  );
  expect(shown("import * as good from 'good';\ngood.bad;")).toContain('typeof import("good/index")');
  expect(shown('// @types: global\nfromTypes;\n//^?')).toContain('query const fromTypes: 1');
});

test('a package of the same repository is seen if the site names it', async () => {
  const named = await open(['linked', 'not-installed']);
  expect(shown("import { KEY } from 'linked';\nKEY;\n//^?", 'ts', named)).toContain('sesame');
  expect(shown("import { KEY } from '../../.env';\nKEY;\n//^?", 'ts', named)).not.toContain('sesame');
  const identity = () =>
    identifyPackages({ root, options: { typescript: 'typescript-6', linkedPackages: ['linked'] }, place: {} });
  const before = identity();
  write({ 'outside/secret.ts': `${secret}// changed\n` });
  expect(identity()).not.toBe(before);
});
