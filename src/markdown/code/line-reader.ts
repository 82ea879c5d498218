import type { Grammar } from 'shiki/core';
import { stateKey } from '../adapters/textmate.ts';
import type { CodeLine } from './code-line.ts';
import { mergeTokens } from './merge-tokens.ts';
import type { TokenStyle } from './token-style.ts';

/** Tokenizes a text with one grammar. Returns its lines. */
export type LineReader = (code: string) => readonly CodeLine[];

type GrammarState = ReturnType<Grammar['tokenizeLine']>['ruleStack'];

/**
 * The state of the grammar at the start of a line, and the cached lines that came after this state.
 */
interface State {
  /** Null at the beginning of a text. */
  readonly stack: GrammarState | null;
  /** By the text of the line. */
  readonly nextLines: Map<string, ReadLine>;
}

interface ReadLine {
  readonly line: CodeLine;
  readonly next: State;
}

/**
 * Limits of the cache: the number of lines (about 2 MB) and the length of a line. The cache is
 * useful because pages, and translations of a page, repeat the same code.
 */
const mostCached = 1000;
const longestCached = 300;

/**
 * Returns a reader with a cache: the same line in the same grammar state always gives the same
 * tokens.
 */
export function createLineReader(grammar: Grammar, style: TokenStyle): LineReader {
  const states = new Map<string, State>();
  let cached = 0;
  const stateOf = (stack: GrammarState | null): State => {
    const key = stateKey(stack);
    const state = states.get(key) ?? { stack, nextLines: new Map<string, ReadLine>() };
    states.set(key, state);
    return state;
  };
  const read = (text: string, { stack }: State): ReadLine => {
    // 0 means no time limit. With a limit, lines could be highlighted only in part on a busy
    // machine, so that two builds of the same page could differ.
    const { tokens, ruleStack } = grammar.tokenizeLine(text, stack, 0);
    const line = tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const part = text.slice(startIndex, endIndex);
      return part === '' ? [] : [{ text: part, classes: style(scopes) }];
    });
    return { line: mergeTokens(line), next: stateOf(ruleStack) };
  };
  return (code) => {
    if (cached > mostCached) {
      states.clear();
      cached = 0;
    }
    let state = stateOf(null);
    return code.split('\n').map((text) => {
      const known = state.nextLines.get(text);
      const result = known ?? read(text, state);
      if (!known && text.length <= longestCached) {
        state.nextLines.set(text, result);
        cached += 1;
      }
      state = result.next;
      return result.line;
    });
  };
}
