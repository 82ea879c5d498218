import { join } from 'node:path';
import { expect, test } from 'vitest';
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

/** Blocks in tabs and empty headings break the page, so there the same mistakes are errors. */
const stricter = ['unclosed-block', 'heading-with-expression', 'invalid-attribute', 'invalid-package-command'];
/**
 * A file with single wrong bytes can still be read. A package that writes styles in the browser may
 * not do so on every page.
 */
const milder = ['invalid-encoding', 'blocked-content'];

test('a problem has the severity of its code, but for a few that depend on the place', () => {
  const written = [...code.matchAll(/severity: '(error|warning)',\s*code: '([\w-]+)'/g)];
  expect(written.length).toBeGreaterThan(80);
  const others = written.filter(([, severity, name]) =>
    Object.entries(problemCodes).some(([key, kind]) => key === name && kind.severity !== severity),
  );
  const exceptions = new Set([...stricter, ...milder]);
  expect(others.map(([, , name]) => name).filter((name) => !exceptions.has(name ?? ''))).toStrictEqual([]);
});

test('no code compares the title of a problem', () => {
  const compares = /\(\{ title \}\) => title (?:===|!==)|\b(?:problem|message)\.title (?:===|!==)/;
  expect(sources.filter((source) => compares.test(source.code)).map(({ path }) => path)).toStrictEqual([]);
});
