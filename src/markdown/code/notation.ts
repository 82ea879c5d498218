import { emptyNote, takeNotes, type CodeNote } from './code-notes.ts';
import { commentStyles, type CommentStyle } from './comment-styles.ts';
import { findComment } from './find-comment.ts';
import type { LineKind, LineKinds } from './line-kind.ts';

/** A shown line, without magic comments. */
export interface NotedLine {
  readonly text: string;
  readonly kinds: ReadonlySet<LineKind>;
  /** Texts to mark in the line. */
  readonly words: readonly string[];
  /** What the author says about the line, to show after it. */
  readonly annotations: readonly string[];
}

export interface NotationProblem {
  readonly title: string;
  readonly hint: string;
  /** Index of the line in the source of the block. */
  readonly line: number;
}

export interface NotedCode {
  readonly lines: readonly NotedLine[];
  /** True if a comment highlights a line. */
  readonly isHighlighted: boolean;
  readonly problems: readonly NotationProblem[];
}

interface State {
  readonly kinds: LineKinds;
  /** Matches the text of a magic comment, with the name and the place in groups. */
  readonly command: RegExp;
  readonly styles: readonly CommentStyle[];
  readonly lines: NotedLine[];
  /**
   * Index of the line with the `-start` comment, for each kind without an `-end` comment so far.
   */
  readonly open: Map<LineKind, number>;
  notes: CodeNote[];
  readonly problems: NotationProblem[];
  isHighlighted: boolean;
}

const mayHaveNotation = /\[!+code|-(?:next-line|start|end)/;

/**
 * Returns the lines of a block without magic comments, with the kinds and words that those comments
 * set. There are two forms: `highlight-next-line`, `highlight-start` and `highlight-end` in
 * comments on separate lines (and the same with `focus`, `error`, `warning` and the kinds of the
 * site), and `[!code …]` in a comment at the end of a line. A `[!code …]` comment on a separate
 * line is for the next line.
 */
export function readNotation(code: string, language: string, kinds: LineKinds): NotedCode {
  const source = code.split('\n');
  if (!mayHaveNotation.test(code)) {
    return {
      lines: source.map((text) => ({ text, kinds: new Set(), words: [], annotations: [] })),
      isHighlighted: false,
      problems: [],
    };
  }
  const state: State = {
    kinds,
    command: commandPattern(kinds),
    styles: commentStyles(language),
    lines: [],
    open: new Map(),
    notes: [],
    problems: [],
    isHighlighted: false,
  };
  for (const [index, text] of source.entries()) {
    if (!readMagicComment(text, index, state)) readLine(text, index, state);
  }
  for (const [kind, line] of state.open) {
    const name = nameOf(kind, kinds);
    const hint = `Put \`${name}-end\` in a comment after the last of its lines.`;
    state.problems.push({ title: `This \`${name}-start\` has no end.`, hint, line });
  }
  const { lines, isHighlighted, problems } = state;
  return { lines, isHighlighted, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** Longer names come first, because `danger-zone` may begin with another name. */
function commandPattern({ siteNames }: LineKinds): RegExp {
  const names = ['highlight', 'focus', 'error', 'warning', ...siteNames];
  const sorted = names.toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`\b(${sorted.join('|')})-(next-line|start|end)\b`);
}

/** Reads a comment such as `highlight-next-line`. Returns whether the line is such a comment. */
function readMagicComment(text: string, line: number, state: State): boolean {
  const [command, name = '', place] = state.command.exec(text) ?? [];
  const comment = command === undefined ? null : findComment(text, text.indexOf(command), state.styles);
  if (comment?.text.trim() !== command || text.slice(0, comment?.start).trim() !== '') return false;
  const kind = state.kinds.kindOf(name);
  if (kind === undefined) return false;
  state.isHighlighted ||= kind === 'highlighted';
  if (place === 'next-line') state.notes.push({ ...emptyNote, kind });
  else if (place === 'start') state.open.set(kind, line);
  else if (!state.open.delete(kind)) {
    const hint = `Put \`${name}-start\` in a comment before the first of its lines.`;
    state.problems.push({ title: `This \`${name}-end\` has no start.`, hint, line });
  }
  return true;
}

function readLine(text: string, line: number, state: State): void {
  const { rest, notes, mistakes } = takeNotes(text, state);
  state.problems.push(...mistakes.map((mistake) => ({ ...mistake, line })));
  state.isHighlighted ||= notes.some(({ kind }) => kind === 'highlighted');
  state.notes.push(...notes);
  if (notes.length > 0 && rest.trim() === '') return;
  const shown = rest.replaceAll('[!!code', '[!code');
  const words = state.notes.flatMap(({ word }) => word ?? []);
  const kinds = new Set([...state.open.keys(), ...state.notes.flatMap(({ kind }) => kind ?? [])]);
  const annotations = state.notes.flatMap(({ annotation }) => annotation ?? []);
  state.lines.push({ text: shown, kinds, words, annotations });
  state.notes = state.notes.flatMap((note) => (note.left > 1 ? [{ ...note, left: note.left - 1 }] : []));
}

function nameOf(kind: LineKind, { names, kindOf }: LineKinds): string {
  return names.find((name) => kindOf(name) === kind) ?? kind;
}
