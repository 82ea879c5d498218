import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PatternScanner, RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

/**
 * Returns the engine that runs the patterns of grammars: Oniguruma, for which they are written, as
 * WebAssembly. A grammar has the same pattern in many of its rules, and Oniguruma compiles it for
 * each of them. This engine compiles it once, when it is first searched.
 */
export async function loadPatternEngine(): Promise<RegexEngine> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm'));
  // Given the bytes themselves, Shiki would ask whether they are a `Response`, and Node loads its
  // HTTP client for this.
  const oniguruma = await createOnigurumaEngine({
    instantiator: (imports) => WebAssembly.instantiate(bytes, imports),
  });
  const patterns = new Map<string, Pattern>();
  const patternOf = (source: string): Pattern => {
    const pattern = patterns.get(source) ?? createPattern(source, oniguruma);
    patterns.set(source, pattern);
    return pattern;
  };
  return {
    createString: oniguruma.createString,
    createScanner: (sources) =>
      createScanner(sources.map((source) => patternOf(typeof source === 'string' ? source : source.source))),
  };
}

type Text = Parameters<PatternScanner['findNextMatchSync']>[0];
type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

interface Pattern {
  /** Returns the first match that starts at a position or after it. */
  readonly find: (text: Text, position: number, options: number) => Match | null;
}

/** Returns the scanner that finds the first match of any of the patterns. */
function createScanner(patterns: readonly Pattern[]): PatternScanner {
  return {
    findNextMatchSync: (text, position, options) => {
      let first: Match | null = null;
      let firstIndex = 0;
      let firstStart = Infinity;
      // By index, because this is called some ten thousand times for each page with code.
      for (let index = 0; index < patterns.length && firstStart > position; index += 1) {
        const match = patterns[index]?.find(text, position, options);
        if (!match || startOf(match) >= firstStart) continue;
        first = match;
        firstIndex = index;
        firstStart = startOf(match);
      }
      return first && { index: firstIndex, captureIndices: first.captureIndices };
    },
  };
}

/** In these, a match depends on the position at which the search starts. */
const positioned = /\\[GK]/;

/** Returns a pattern, which keeps its last match as long as that is the next one. */
function createPattern(source: string, oniguruma: RegexEngine): Pattern {
  const isLasting = !positioned.test(source);
  let scanner: PatternScanner | null = null;
  let lastText: Text = '';
  let lastPosition = Infinity;
  let lastOptions = 0;
  let match: Match | null = null;
  return {
    find: (text, position, options) => {
      const isSame = isLasting && text === lastText && options === lastOptions && position >= lastPosition;
      if (isSame && (!match || startOf(match) >= position)) return match;
      scanner ??= oniguruma.createScanner([source]);
      match = scanner.findNextMatchSync(text, position, options);
      lastText = text;
      lastPosition = position;
      lastOptions = options;
      return match;
    },
  };
}

function startOf({ captureIndices: [whole] }: Match): number {
  return whole ? whole.start : Infinity;
}
