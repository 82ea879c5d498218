import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asProblem } from '../../../src/shared/problem.ts';
import { problemCodes } from '../../../src/shared/problem-codes.ts';
import { readSources } from '../../support/source-tree.ts';

const sources = readSources(join(import.meta.dirname, '../../../src'));
const code = sources
  .filter(({ path }) => path !== 'shared/problem-codes.ts')
  .map((source) => source.code)
  .join('\n');
const codes = Object.keys(problemCodes);
const kinds = Object.values(problemCodes);

test('every code is a few words in kebab case', () => {
  expect(codes.filter((name) => !/^[a-z]+(?:-[a-z\d]+)+$/.test(name))).toStrictEqual([]);
});

test('every code is used', () => {
  expect(codes.filter((name) => !code.includes(`'${name}'`))).toStrictEqual([]);
});

test('no two codes have the same title', () => {
  const titles = kinds.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

/**
 * Attributes of blocks that would break the page are errors. A file with single wrong bytes can still
 * be read, and a package that writes styles in the browser may not do so on every page.
 */
const exceptions = ['blocked-content', 'invalid-attribute', 'invalid-encoding', 'invalid-package-command'];

test('a problem has the severity of its code, but for a few that depend on where it is', () => {
  const written = [...code.matchAll(/severity: '(?:error|warning)',\s*code: '([\w-]+)'/g)].map(([, name]) => name);
  expect(exceptions.filter((name) => !written.includes(name))).toStrictEqual([]);
  expect(written.filter((name) => !exceptions.includes(name ?? ''))).toStrictEqual([]);
  expect(asProblem({ code: 'broken-link' })).toStrictEqual({ code: 'broken-link', severity: 'error' });
  expect(asProblem({ code: 'ignored-file' })).toStrictEqual({ code: 'ignored-file', severity: 'warning' });
  expect(asProblem({ code: 'acme/rule' })).toStrictEqual({ code: 'acme/rule', severity: 'warning' });
  const severity = 'error' as const;
  expect(asProblem({ code: 'ignored-file', severity })).toStrictEqual({ code: 'ignored-file', severity });
});

test('no code compares the title of a problem', () => {
  const compares = /\(\{ title \}\) => title (?:===|!==)|\b(?:problem|message)\.title (?:===|!==)/;
  expect(sources.filter((source) => compares.test(source.code)).map(({ path }) => path)).toStrictEqual([]);
});
