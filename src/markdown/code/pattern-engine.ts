import { EmulatedRegExp, toRegExpDetails } from 'oniguruma-to-es';
import type { LanguageRegistration, RegexEngine } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { patternForms } from '../adapters/textmate.ts';

/**
 * A grammar pattern, translated from Oniguruma to JavaScript. These are the arguments for
 * `EmulatedRegExp`.
 */
export type Translation = ReturnType<typeof toRegExpDetails>;

/** Translations by Oniguruma pattern. */
export type Translations = Readonly<Record<string, Translation>>;

/**
 * Returns the regex engine for Shiki. A pattern that is not in `known` is translated when it is
 * first needed.
 */
export function createPatternEngine(known: ReadonlyMap<string, Translation>): RegexEngine {
  return createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: (pattern) => {
      const { pattern: source, flags, options } = known.get(pattern) ?? translate(pattern);
      return new EmulatedRegExp(source, flags, options);
    },
  });
}

/**
 * Translates all patterns of a grammar ahead of time. Patterns that cannot be translated are left
 * out.
 */
export function translateGrammar(grammar: LanguageRegistration): Translations {
  const patterns = new Set(patternsIn(grammar).flatMap(patternForms));
  const translated: Record<string, Translation> = {};
  for (const pattern of patterns) {
    try {
      translated[pattern] = translate(pattern);
    } catch {
      // JavaScript has no equivalent. The engine runs into the same error later and ignores the
      // pattern.
    }
  }
  return translated;
}

/**
 * Fixed, so that the result is the same everywhere. Newer versions of Node.js would need fewer
 * changes to a pattern.
 */
const target = 'ES2024';

/** Uses the same options as Shiki. */
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
