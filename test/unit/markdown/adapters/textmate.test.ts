import { createHighlighterCore } from 'shiki/core';
import type { Grammar } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { bundledThemes } from 'shiki/themes';
import { describe, expect, test } from 'vitest';
import { createScopeStyles, stateKey } from '../../../../src/markdown/adapters/textmate.ts';
import { loadPatternEngine } from '../../../../src/markdown/code/pattern-engine.ts';

async function highlighterOf(language: 'bash' | 'ts') {
  return createHighlighterCore({
    engine: loadPatternEngine(),
    langs: [bundledLanguages[language]],
    themes: [bundledThemes['github-dark']],
    warnings: false,
  });
}

/** Returns the key of the state after some lines. */
function keyAfter(grammar: Grammar, code: string): string {
  let stack: Parameters<typeof stateKey>[0] = null;
  for (const line of code.split('\n')) stack = grammar.tokenizeLine(line, stack, 0).ruleStack;
  return stateKey(stack);
}

describe('the key of a grammar’s state', () => {
  test('has every part of the installed package’s stack that decides how later lines are read', async () => {
    const grammar = (await highlighterOf('bash')).getLanguage('bash');
    const frames: unknown = JSON.parse(keyAfter(grammar, "cat <<A\nx 'y"));
    const [top, ...others] = Array.isArray(frames) ? frames : [];
    expect(others.length).toBeGreaterThan(0);
    expect(top).toStrictEqual([
      expect.any(Number),
      expect.any(String),
      expect.any(Boolean),
      expect.arrayContaining(['source.shell']),
      expect.arrayContaining(['source.shell']),
    ]);
    expect(frames).toStrictEqual(JSON.parse(JSON.stringify(frames)));
  });

  test('is equal after other lines that end in the same state', async () => {
    const grammar = (await highlighterOf('ts')).getLanguage('ts');
    expect(keyAfter(grammar, 'const a = 1;')).toBe(keyAfter(grammar, '/* b\n*/ class C {}\nd();'));
    expect(keyAfter(grammar, '/* a')).toBe(keyAfter(grammar, 'b();\n/* c\nd'));
  });

  test('differs where a comment is open, or the text that ends a string is another', async () => {
    const ts = (await highlighterOf('ts')).getLanguage('ts');
    expect(keyAfter(ts, '/* a')).not.toBe(keyAfter(ts, 'a'));
    const bash = (await highlighterOf('bash')).getLanguage('bash');
    expect(keyAfter(bash, 'cat <<A')).not.toBe(keyAfter(bash, 'cat <<B'));
  });

  test('of a stack that is built in another way is an error', async () => {
    const grammar = (await highlighterOf('ts')).getLanguage('ts');
    const { ruleStack } = grammar.tokenizeLine('a', null, 0);
    const other = { depth: ruleStack.depth, clone: () => ruleStack, equals: () => true };
    expect(() => stateKey(Object.assign(other, { _stackElementBrand: undefined }))).toThrow('not as docsgen knows');
  });
});

describe('the style of scopes', () => {
  const styleOf = createScopeStyles({
    settings: [
      { settings: { foreground: '#000001' } },
      { scope: 'string', settings: { foreground: '#000002', fontStyle: 'italic' } },
      { scope: 'meta.tag string.quoted', settings: { foreground: '#000003' } },
      { scope: 'keyword', settings: { fontStyle: 'bold underline' } },
    ],
  });

  test.each([
    [['source'], '#000001', 0],
    [['source', 'string.quoted'], '#000002', 1],
    [['source', 'meta.tag', 'string.quoted.double'], '#000003', 1],
    // What a scope does not say, it has from the scopes around it.
    [['source', 'string', 'keyword'], '#000002', 6],
    [[], '#000001', 0],
  ])('%j is %s', (scopes, color, fontStyle) => {
    const style = styleOf(scopes);
    expect([style.color.toLowerCase(), Math.max(style.fontStyle, 0)]).toStrictEqual([color, fontStyle]);
  });

  test('is the one that Shiki itself gives each token', async () => {
    const core = await highlighterOf('ts');
    const code = 'export class A<T> extends B {\n  c = `d ${e.f("g")}`; // h\n}';
    // Without a limit, a busy machine makes no difference.
    const [lines, styles] = [
      core.codeToTokensBase(code, {
        lang: 'ts',
        theme: 'github-dark',
        includeExplanation: 'scopeName',
        tokenizeTimeLimit: 0,
      }),
      createScopeStyles(core.getTheme('github-dark')),
    ];
    const tokens = lines.flat();
    const own = tokens.map(({ explanation = [] }) =>
      styles(explanation[0]?.scopes.map(({ scopeName }) => scopeName) ?? []).color.toLowerCase(),
    );
    expect(own).toStrictEqual(tokens.map(({ color }) => color?.toLowerCase()));
    expect(new Set(own).size).toBeGreaterThan(3);
  });
});
