import { EmulatedRegExp, toRegExpDetails } from 'oniguruma-to-es';
import type { LanguageRegistration, RegexEngine } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** A pattern of a grammar, which is written for Oniguruma, as JavaScript has it: what `EmulatedRegExp` is made from. */
export type Translation = ReturnType<typeof toRegExpDetails>;

/** Translations by the pattern. */
export type Translations = Readonly<Record<string, Translation>>;

/** Returns the engine that finds a grammar's patterns. A pattern is translated when it is first needed, unless `known` has it. */
export function createPatternEngine(known: ReadonlyMap<string, Translation>): RegexEngine {
  return createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: (pattern) => {
      const { pattern: source, flags, options } = known.get(pattern) ?? translate(pattern);
      return new EmulatedRegExp(source, flags, options);
    },
  });
}

/** Returns every pattern of a grammar that can be translated, so that nobody need do it again. */
export function translateGrammar(grammar: LanguageRegistration): Translations {
  const patterns = new Set(patternsIn(grammar).flatMap(anchorForms));
  const translated: Record<string, Translation> = {};
  for (const pattern of patterns) {
    try {
      translated[pattern] = translate(pattern);
    } catch {
      // JavaScript has nothing like it: the engine finds that out again, and does without.
    }
  }
  return translated;
}

/** The same everywhere, though newer versions of Node.js could do with less. */
const target = 'ES2024';

/** As Shiki has patterns translated: names are its own. */
function translate(pattern: string): Translation {
  const rules = {
    allowOrphanBackrefs: true,
    asciiWordBoundaries: true,
    captureGroup: true,
    recursionLimit: 5,
    singleline: true,
  };
  return toRegExpDetails(pattern, { global: true, hasIndices: true, lazyCompileLength: 3000, rules, target });
}

const patternKeys: ReadonlySet<string> = new Set(['match', 'begin', 'end', 'while']);

function patternsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (patternKeys.has(key) ? [inner] : []) : patternsIn(inner),
  );
}

/** `\A` and `\G` hold in some places only, so vscode-textmate asks for forms in which they are replaced by what is never found. */
function anchorForms(pattern: string): readonly string[] {
  const plain = pattern.replace(/\\([^])/g, (escape, mark: string) => (mark === 'z' ? '$(?!\\n)(?<!\\n)' : escape));
  const without = (forms: readonly string[], anchor: string) =>
    forms.flatMap((form) => {
      const other = form.replace(/\\([^])/g, (escape, mark: string) => (mark === anchor ? '\\\uFFFF' : escape));
      return other === form ? [form] : [form, other];
    });
  return without(without([plain], 'A'), 'G');
}
