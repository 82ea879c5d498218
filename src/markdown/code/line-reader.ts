import type { StateStack, StateStackImpl } from '@shikijs/vscode-textmate';
import type { Grammar } from 'shiki/core';
import type { CodeLine } from './code-line.ts';
import { mergeTokens } from './merge-tokens.ts';
import type { TokenStyle } from './token-style.ts';

/** Returns the lines of a text in the language of one grammar. */
export type LineReader = (code: string) => readonly CodeLine[];

/** What is known where a line begins, and the lines that have followed. */
interface State {
  /** Null at the beginning of a text. */
  readonly stack: StateStack | null;
  readonly followers: Map<string, Follower>;
}

interface Follower {
  readonly line: CodeLine;
  readonly next: State;
}

/** Lines that a reader keeps, about 2 MB of them, and their longest. Pages and translations repeat each other's code. */
const mostKept = 1000;
const longestKept = 300;

/** Returns a reader that keeps what it has read: a line is the same wherever it follows the same. */
export function createLineReader(grammar: Grammar, style: TokenStyle): LineReader {
  const states = new Map<string, State>();
  let kept = 0;
  const stateOf = (stack: StateStack | null): State => {
    const key = describeStack(stack);
    const state = states.get(key) ?? { stack, followers: new Map<string, Follower>() };
    states.set(key, state);
    return state;
  };
  const read = (text: string, { stack }: State): Follower => {
    // A limit in time would leave lines half colored on a busy machine, and a page would not be the same twice.
    const { tokens, ruleStack } = grammar.tokenizeLine(text, stack, 0);
    const line = tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const part = text.slice(startIndex, endIndex);
      return part === '' ? [] : [{ text: part, classes: style(scopes) }];
    });
    return { line: mergeTokens(line), next: stateOf(ruleStack) };
  };
  return (code) => {
    if (kept > mostKept) {
      states.clear();
      kept = 0;
    }
    let state = stateOf(null);
    return code.split('\n').map((text) => {
      const known = state.followers.get(text);
      const follower = known ?? read(text, state);
      if (!known && text.length <= longestKept) {
        state.followers.set(text, follower);
        kept += 1;
      }
      state = follower.next;
      return follower.line;
    });
  };
}

/** Returns the same text for stacks after which the same follows. Stacks have an `equals`, which leaves a part of them out. */
function describeStack(stack: StateStack | null): string {
  if (!stack) return '';
  if (!hasFrames(stack)) throw new Error('The stacks of vscode-textmate are not as they are known here.');
  const frames: unknown[] = [];
  for (let frame: StateStackImpl | null = stack; frame; frame = frame.parent) {
    const { ruleId, endRule, beginRuleCapturedEOL } = frame.toStateStackFrame();
    const { nameScopesList: outer, contentNameScopesList: inner } = frame;
    frames.push([ruleId, endRule, beginRuleCapturedEOL, outer?.getScopeNames(), inner?.getScopeNames()]);
  }
  return JSON.stringify(frames);
}

function hasFrames(stack: StateStack): stack is StateStackImpl {
  return 'toStateStackFrame' in stack;
}
