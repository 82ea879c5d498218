import { plainLines, type CodeLine } from './code-line.ts';
import type { Highlighter } from './highlighter.ts';
import { isPatch, readDiffSigns } from './diff-signs.ts';
import type { LineKind, LineKinds } from './line-kind.ts';
import type { CodeMeta } from './code-meta.ts';
import { readNotation, type NotationProblem, type NotedLine } from './notation.ts';
import { readPrompts, type TerminalCode } from './prompts.ts';

/** A code block that is ready to be rendered. */
export interface CodeBlock {
  readonly lines: readonly ShownLine[];
  /** True if the language of the block is unknown. */
  readonly isUnknown: boolean;
  readonly problems: readonly BlockProblem[];
}

export interface ShownLine {
  readonly tokens: CodeLine;
  readonly kinds: ReadonlySet<LineKind>;
  /** Texts to mark in the line. */
  readonly words: readonly string[];
  /** Notes of the author, to show after the line. */
  readonly annotations: readonly string[];
  /** The shell prompt before a command. Empty for other lines. */
  readonly prompt: string;
  /** What a command of a terminal session has printed. */
  readonly isOutput: boolean;
}

/** `line` is the index of a line in the source of the block, or null for the opening line. */
export type BlockProblem = Omit<NotationProblem, 'line'> & { readonly line: number | null };

interface CodeSource {
  readonly text: string;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly kinds: LineKinds;
}

/**
 * Returns a highlighted code block. The line kinds and marked words come from the meta string, from
 * magic comments and from diff signs.
 */
export async function readCodeBlock(source: CodeSource, highlight: Highlighter): Promise<CodeBlock> {
  const { text, meta } = source;
  const isDiff = source.language === 'diff';
  const written = isDiff ? (meta.language ?? 'diff') : source.language;
  const noted = readNotation(text, written, source.kinds);
  const hasSigns = isDiff && !isPatch(noted.lines);
  const lines = hasSigns ? readDiffSigns(noted.lines) : noted.lines;
  const language = hasSigns && written === 'diff' ? 'text' : written;
  const terminal = readPrompts(
    lines.map((line) => line.text),
    language,
  );
  const tokens = await (terminal
    ? highlightTerminal(terminal, highlight)
    : highlightVersions({ lines, language }, highlight));
  return {
    lines: joinLines({ lines, meta, terminal, tokens: tokens ?? lines.flatMap((line) => plainLines(line.text)) }),
    isUnknown: tokens === null,
    problems: [...noted.problems, ...validateMeta({ meta, lines, isHighlighted: noted.isHighlighted })],
  };
}

interface Versions {
  readonly lines: readonly NotedLine[];
  readonly language: string;
}

/**
 * Highlights the code before and after a change separately, so that a removed line is tokenized in
 * its old context and not together with the added lines.
 */
async function highlightVersions(
  { lines, language }: Versions,
  highlight: Highlighter,
): Promise<readonly CodeLine[] | null> {
  const read = async (missing: LineKind) => {
    const present = lines.filter(({ kinds }) => !kinds.has(missing));
    const tokens = await highlight(present.map(({ text }) => text).join('\n'), language);
    return tokens && new Map(present.map((line, index) => [line, tokens[index] ?? []]));
  };
  const after = await read('removed');
  const before = lines.some(({ kinds }) => kinds.has('removed')) ? await read('added') : null;
  return after && lines.map((line) => after.get(line) ?? before?.get(line) ?? []);
}

/**
 * Highlights only the commands. Output is not code of the shell language, and would change the
 * colors of the commands after it.
 */
async function highlightTerminal(
  { lines, language }: TerminalCode,
  highlight: Highlighter,
): Promise<readonly CodeLine[] | null> {
  const commands = lines.filter(({ isOutput }) => !isOutput);
  const colored = await highlight(commands.map(({ text }) => text).join('\n'), language);
  const tokens = new Map(commands.map((line, index) => [line, colored?.[index] ?? []]));
  return lines.map((line) => tokens.get(line) ?? plainLines(line.text)[0] ?? []);
}

interface LineParts {
  readonly lines: readonly NotedLine[];
  readonly meta: CodeMeta;
  readonly terminal: TerminalCode | null;
  readonly tokens: readonly CodeLine[];
}

/**
 * Joins all information about each line. Ranges count the shown lines. If the meta string
 * highlights a range, comments that highlight lines are ignored.
 */
function joinLines({ lines, meta, terminal, tokens }: LineParts): readonly ShownLine[] {
  const hasRange = highlightsByRange(meta);
  return lines.map(({ kinds, words, annotations }, index) => {
    const noted = [...kinds].filter((kind) => !hasRange || kind !== 'highlighted');
    const ranged = meta.ranges.filter(({ first, last }) => first <= index + 1 && index < last).map(({ kind }) => kind);
    return {
      tokens: tokens[index] ?? [],
      kinds: new Set([...noted, ...ranged]),
      words: [...meta.words, ...words],
      annotations,
      prompt: terminal?.lines[index]?.prompt ?? '',
      isOutput: terminal?.lines[index]?.isOutput ?? false,
    };
  });
}

interface MetaInput {
  readonly meta: CodeMeta;
  readonly lines: readonly NotedLine[];
  readonly isHighlighted: boolean;
}

function validateMeta({ meta, lines, isHighlighted }: MetaInput): readonly BlockProblem[] {
  const problems: BlockProblem[] = [];
  if (isHighlighted && highlightsByRange(meta)) {
    const hint = 'Keep one of them; the range wins.';
    problems.push({ title: 'This code is highlighted by a range and by comments.', hint, line: null });
  }
  const count = lines.length;
  const ranges = [...meta.ranges, ...meta.folds.map((fold) => ({ ...fold, kind: null }))];
  for (const { first, last, kind } of ranges.filter((range) => range.last > count)) {
    const range = first === last ? `Line ${last} is` : `Lines ${first} to ${last} are`;
    const title = `${range} ${kind === null ? 'folded' : 'set apart'}, and this code has ${count === 1 ? 'one line' : `${count} lines`}.`;
    const hint = 'Count the lines that are shown, from 1; comments such as `highlight-next-line` do not count.';
    problems.push({ title, hint, line: null });
  }
  for (const word of meta.words.filter((each) => !lines.some(({ text }) => text.includes(each)))) {
    const hint = 'Write it exactly as in one line of the code, including capital letters.';
    problems.push({ title: `\`${word}\` is to be marked, but is not in this code.`, hint, line: null });
  }
  return problems;
}

function highlightsByRange({ ranges }: CodeMeta): boolean {
  return ranges.some(({ kind }) => kind === 'highlighted');
}
