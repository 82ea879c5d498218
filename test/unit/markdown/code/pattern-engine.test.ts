import { EmulatedRegExp } from 'oniguruma-to-es';
import { createHighlighterCore } from 'shiki/core';
import type { Grammar } from 'shiki/core';
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, test } from 'vitest';
import {
  createPatternEngine,
  type Translation,
  translateGrammar,
} from '../../../../src/markdown/code/pattern-engine.ts';

/** A map that remembers what it was asked for and does not have. */
class Translations extends Map<string, Translation> {
  readonly missing = new Set<string>();

  override get(pattern: string): Translation | undefined {
    if (!this.has(pattern)) this.missing.add(pattern);
    return super.get(pattern);
  }
}

/** No text in them decides where a string ends: such patterns are made while a text is read. */
const samples = {
  ts: 'export class A<T> extends B {\n  /* c */ d = `e ${f.g("h", 1.5)}`;\n}',
  bash: 'for c in "$d"; do echo \'e\' # f\ndone',
  json: '{ "a": [1, true, null], "b\\n": "c" }',
  css: '@media (width > 1px) { a:hover::before { color: rgb(1 2 3 / 50%); } }',
} as const;

const withoutEscapes = (source: string) => source.replaceAll('\\/', '/');

describe.each(['ts', 'bash', 'json', 'css'] as const)(
  'the patterns of %s that are translated beforehand',
  (language) => {
    test('are all that Shiki asks for', async () => {
      const grammars = (await bundledLanguages[language]()).default;
      const known = new Translations(grammars.flatMap((grammar) => Object.entries(translateGrammar(grammar))));
      const core = await createHighlighterCore({
        engine: createPatternEngine(known),
        langs: grammars,
        warnings: false,
      });
      let stack: ReturnType<Grammar['tokenizeLine']>['ruleStack'] | null = null;
      for (const line of samples[language].split('\n'))
        stack = core.getLanguage(language).tokenizeLine(line, stack, 0).ruleStack;
      expect([...known.missing]).toStrictEqual([]);
    });

    test('are translated as Shiki does it', async () => {
      for (const grammar of (await bundledLanguages[language]()).default) {
        for (const [pattern, { pattern: source, flags, options }] of Object.entries(translateGrammar(grammar))) {
          const own = new EmulatedRegExp(source, flags, options);
          const shikis = defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' });
          // Both are equal with and without a backslash before a slash.
          expect([withoutEscapes(own.source), own.flags]).toStrictEqual([withoutEscapes(shikis.source), shikis.flags]);
        }
      }
    });
  },
);
