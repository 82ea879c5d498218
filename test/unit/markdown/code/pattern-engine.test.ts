import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHighlighterCore } from 'shiki/core';
import type { Grammar, RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, test } from 'vitest';
import { loadPatternEngine } from '../../../../src/markdown/code/pattern-engine.ts';

const engine = await loadPatternEngine();

/** Returns the pattern that matches, and where: one match after the other. */
function matchesOf(patterns: readonly string[], text: string): readonly string[] {
  const scanner = engine.createScanner([...patterns]);
  const string = engine.createString(text);
  const found: string[] = [];
  let position = 0;
  for (let match = scanner.findNextMatchSync(string, 0, 0); match && position < text.length;) {
    const [whole] = match.captureIndices;
    if (!whole) break;
    found.push(`${match.index} ${whole.start}-${whole.end}`);
    position = Math.max(whole.end, whole.start + 1);
    match = scanner.findNextMatchSync(string, position, 0);
  }
  string.dispose?.();
  return found;
}

describe('the engine for patterns', () => {
  test.each([
    ['the first match of any pattern', ['b', 'a'], 'xab', ['1 1-2', '0 2-3']],
    ['the first of the patterns that match at the same place', ['ab', 'a', 'b'], 'ab ab', ['0 0-2', '0 3-5']],
    ['the places of a text that is not ASCII', ['ü', '字', '🎉', 'z'], 'ü字🎉z', ['0 0-1', '1 1-2', '2 2-4', '3 4-5']],
    ['a pattern again that had matched further on', ['c', 'a|b'], 'abc', ['1 0-1', '1 1-2', '0 2-3']],
    // `\G` is the place where the search starts.
    ['no match of a pattern that was bound to an earlier place', ['a', '\\Gb'], 'ab b', ['0 0-1', '1 1-2']],
    ['nothing in a text without a match', ['a', 'b'], 'xyz', []],
  ])('finds %s', (_, patterns, text, expected) => {
    expect(matchesOf(patterns, text)).toStrictEqual(expected);
  });

  test('keeps no match of another text', () => {
    expect(matchesOf(['kept'], 'kept kept')).toStrictEqual(['0 0-4', '0 5-9']);
    expect(matchesOf(['kept'], '   kept')).toStrictEqual(['0 3-7']);
  });
});

const samples = {
  ts: 'export class A<T> extends B {\n  /* c */ d = `e ${f.g("h", 1.5)}`;\n}\nconst i = (j?: K) => j ?? /l+/g;',
  bash: 'for c in "$d"; do echo \'e\' # f\ndone\ncat <<END\n$g $(h)\nEND\ni',
  json: '{ "a": [1, true, null], "b\\n": "c" }',
  css: '@media (width > 1px) { a:hover::before { color: rgb(1 2 3 / 50%); } }',
  md: '# a\n\n- *b* `c` [d](e)\n\n```js\nf(1)\n```\n\n> g',
  html: '<!doctype html>\n<p class="a" id=b>c &amp; d<script>let e = 1;</script>\n<style>f { g: h }</style>',
  yaml: 'a: &b\n  - "c"\n  - d: |\n      e: f\n# g',
} as const;

async function tokensOf(language: keyof typeof samples, regexEngine: RegexEngine): Promise<readonly unknown[]> {
  const options = { engine: regexEngine, langs: [bundledLanguages[language]], warnings: false };
  const grammar: Grammar = (await createHighlighterCore(options)).getLanguage(language);
  let stack: ReturnType<Grammar['tokenizeLine']>['ruleStack'] | null = null;
  return samples[language].split('\n').map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack, 0);
    stack = ruleStack;
    return tokens;
  });
}

describe.each(['ts', 'bash', 'json', 'css', 'md', 'html', 'yaml'] as const)('a text in %s', (language) => {
  test('has the tokens that Oniguruma’s own scanner finds', async () => {
    const path = createRequire(import.meta.url).resolve('shiki/onig.wasm');
    const reference = await createOnigurumaEngine(readFileSync(path));
    const tokens = await tokensOf(language, engine);
    expect(tokens.flat().length).toBeGreaterThan(8);
    expect(tokens).toStrictEqual(await tokensOf(language, reference));
  });
});
