import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { faultText } from '../../../../src/cli/terminal/fault-text.ts';
import { packageFolder } from '../../../../src/system/package-folder.ts';

test('the report of a bug has versions and places in docsgen, and nothing of the site', () => {
  const cause = new TypeError('Cannot read "My secret title"');
  cause.stack = `TypeError: Cannot read "My secret title"\n    at load (/home/ann/secret-site/plugin.ts:3:9)`;
  const error = new Error('It fails in /home/ann/secret-site', { cause });
  error.stack = [
    'Error: It fails in /home/ann/secret-site',
    `    at compile (${join(packageFolder(), 'dist/cli.js')}:10:5)`,
    `    at async file://${join(packageFolder(), 'dist/chunks/build.js')}:20:5`,
    '    at parse (/home/ann/secret-site/node_modules/yaml/index.js:1:2)',
    '    at process.nextTick (node:internal/process:1:1)',
  ].join('\n');
  const text = stripVTControlCharacters(faultText(error, ['build', '--out', '/home/ann/out', '--base=/secret/']));
  const [said, report = ''] = text.split('They contain nothing from your site.\n');
  expect(said).toContain('It fails in /home/ann/secret-site\nCaused by: Cannot read "My secret title"');
  expect(report).toMatch(
    /^docsgen \d+\.\d+\.\d+, Node v\d+\S*, \w+ \w+\ncommand: docsgen build --out --base=…\nError\n/,
  );
  expect(report).toContain('at compile (docsgen/dist/cli.js:10:5)\n');
  expect(report).toContain('docsgen/dist/chunks/build.js:20:5\n');
  expect(report).toContain('at parse (node_modules/yaml/index.js:1:2)\n');
  expect(report).toContain('at process.nextTick (node:internal/process:1:1)\n');
  expect(report).toContain('Caused by: TypeError\n    at … (outside docsgen)\n');
  expect(report).not.toMatch(/secret|ann/);
  expect(report).not.toContain(packageFolder());
});
