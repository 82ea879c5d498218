import { type IRawTheme, type StateStack, type StateStackImpl, Theme } from '@shikijs/vscode-textmate';

// Only this file knows how Shiki's copy of vscode-textmate works inside: the stack of a grammar's
// rules, and the path of scopes that a theme is asked for.

/**
 * Returns a key of a grammar's state at the start of a line. It is equal for states from which all
 * later lines are tokenized in the same way. The method `equals` of stacks cannot be used, because
 * it ignores a part of them. Null is the state at the start of a text.
 */
export function stateKey(stack: StateStack | null): string {
  if (!stack) return '';
  if (!hasFrames(stack)) throw new Error('The stacks of vscode-textmate are not as docsgen knows them.');
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

/** How a theme shows a token. */
export interface ScopeStyle {
  /** As the theme writes it. */
  readonly color: string;
  /** Bits: 1 italic, 2 bold, 4 underlined, 8 struck through; -1 for none. */
  readonly fontStyle: number;
}

/** The part of a scope stack that themes read. */
interface ScopePath {
  readonly parent: ScopePath | null;
  readonly scopeName: string;
}

interface ScopeMatcher {
  match(path: ScopePath | null): { readonly fontStyle: number; readonly foregroundId: number } | null;
}

/** Returns a function that returns the style of a token by its scopes, outermost first. */
export function createScopeStyles(rawTheme: IRawTheme): (scopes: readonly string[]) => ScopeStyle {
  const theme = Theme.createFromRawTheme(rawTheme);
  const matcher: ScopeMatcher = theme;
  const defaults = theme.getDefaults();
  const colors = theme.getColorMap();
  return (scopes) => {
    let { foregroundId, fontStyle }: { foregroundId: number; fontStyle: number } = defaults;
    let path: ScopePath | null = null;
    // A scope without a style inherits it from the scopes around it.
    for (const scopeName of scopes) {
      path = { parent: path, scopeName };
      const match = matcher.match(path);
      if (match && match.foregroundId !== 0) foregroundId = match.foregroundId;
      if (match && match.fontStyle >= 0) fontStyle = match.fontStyle;
    }
    return { color: colors[foregroundId] ?? '', fontStyle };
  };
}
