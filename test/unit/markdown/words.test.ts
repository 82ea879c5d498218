import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { createCompiler } from '../../../src/markdown/compile.ts';
import { projectRoot } from '../../support/docsgen.ts';
import { loadNativeParser, loadOwnPlugins } from '../../support/own-plugins.ts';
import { unfold } from '../../support/unfold.ts';
import { compileOptions } from './compile-with.ts';

/**
 * Sentences as READMEs have them, one on each line: with angle brackets, braces and ampersands that
 * are meant as they stand.
 */
const sentences = readFileSync(join(projectRoot, 'test/fixtures/words/sentences.txt'), 'utf8').trimEnd().split('\n');

const options = await compileOptions('vsDark');
const compileByMicromark = createCompiler(options, { loadExtensions: loadOwnPlugins });
const compileBySatteri = createCompiler(options, { loadExtensions: loadNativeParser });

test.each(sentences)('the page shows: %s', async (sentence) => {
  const page = await compileByMicromark(sentence);
  expect(toString(unfold(page.tree)).trim()).toBe(sentence);
  expect(await compileBySatteri(sentence)).toStrictEqual(page);
});
