import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemory } from '../../../src/translation/memory/translation-memory.ts';
import { indexTexts } from '../../../src/translation/memory/similar-texts.ts';
import { similarity } from '../../../src/translation/status/similarity.ts';

/** Texts of few words, so that many are similar. Some words are rare, some are there twice. */
const text = fc
  .array(fc.constantFrom('a', 'a', 'a', 'the', 'the', 'call', 'agent', 'Agent', 'number', '声', '人', '2', '—', 'x'), {
    maxLength: 14,
  })
  .map((words) => words.join(' '));

test('the index finds what a comparison with each text finds, in the same order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(text, { maxLength: 60 }),
      text,
      fc.constantFrom(0.2, 0.5, 0.6, 0.75, 1),
      (texts, asked, least) => {
        const compared = texts.map((each) => ({ text: each, similarity: similarity(asked, each) }));
        expect(indexTexts(texts, least)(asked)).toStrictEqual(compared.filter((each) => each.similarity >= least));
      },
    ),
    { numRuns: 500 },
  );
});

test('the memory proposes the most similar three, with the latest translation of each', () => {
  const memory = createMemory();
  const add = (source: string, translation: string) => memory.add('paragraph', source, { source, translation });
  add('an agent takes the call', 'first');
  add('an agent takes the calls', 'second');
  expect(memory.near('paragraph', 'an agent takes the bus')).toHaveLength(2);
  add('an agent takes the call', 'third');
  add('an agent takes the bus today', 'fourth');
  add('one agent takes the bus', 'fifth');
  const found = memory.near('paragraph', 'an agent takes the bus');
  expect(found.map(({ translation }) => translation)).toStrictEqual(['fourth', 'third', 'second']);
  expect(memory.near('heading 2', 'an agent takes the bus')).toStrictEqual([]);
  // The same words in another form are no proposal: the text itself was found before.
  expect(memory.near('paragraph', 'An agent takes the call!').map(({ translation }) => translation)).not.toContain(
    'third',
  );
});
