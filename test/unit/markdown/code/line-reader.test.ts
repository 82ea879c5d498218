import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { createLineReader } from '../../../../src/markdown/code/line-reader.ts';
import type { TokenStyle } from '../../../../src/markdown/code/token-style.ts';

const style: TokenStyle = (scopes) => [scopes.join('/')];

/** A grammar that records the lines that it tokenizes. */
async function spyOn(language: 'bash' | 'ts') {
  const core = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    langs: [bundledLanguages[language]],
    warnings: false,
  });
  const grammar = core.getLanguage(language);
  const tokenizeLine = grammar.tokenizeLine.bind(grammar);
  const asked: string[] = [];
  grammar.tokenizeLine = (text, stack, limit) => {
    asked.push(text);
    return tokenizeLine(text, stack, limit);
  };
  return { grammar, asked };
}

/** Every line, after each other line and twice, in texts that leave strings and comments open. */
const pieces = {
  bash: ['cat <<A', 'cat <<B', 'A', 'B', "echo 'x", "y' # z", 'for x in y; do', 'done'],
  ts: ['/* a', 'b */ const c = `d', '${e.f({', '})} g`;', 'const h = 1; // i', '', 'class J<K> {', '}'],
} as const;

test.each(['bash', 'ts'] as const)('lines of %s are the same as those of a new reader', async (name) => {
  const { grammar } = await spyOn(name);
  const reader = createLineReader(grammar, style);
  for (const first of pieces[name]) {
    for (const second of pieces[name]) {
      const code = [first, second, ...pieces[name]].join('\n');
      expect(reader(code)).toStrictEqual(createLineReader(grammar, style)(code));
    }
  }
});

test('a line is read once where it follows the same, also after lines of other texts', async () => {
  const { grammar, asked } = await spyOn('ts');
  const read = createLineReader(grammar, style);
  read('const a = 1;\nconst b = 2;\n/* c\nd');
  asked.length = 0;
  read('const e = 3;\nconst b = 2;\n/* c\nconst b = 2;');
  // The first line has its own state, and a line in a comment differs from the same line of code.
  expect(asked).toStrictEqual(['const e = 3;', 'const b = 2;']);
});

test('the cache is bounded', async () => {
  const { grammar, asked } = await spyOn('ts');
  const read = createLineReader(grammar, style);
  const longLine = `let x = '${'y'.repeat(400)}';`;
  read(`kept\n${longLine}`);
  asked.length = 0;
  read(`kept\n${longLine}`);
  expect(asked).toStrictEqual([longLine]);
  read(Array.from({ length: 1001 }, (_, index) => `f(${index});`).join('\n'));
  asked.length = 0;
  read('kept');
  expect(asked).toStrictEqual(['kept']);
});
