import { suggest } from '../../shared/nearest.ts';
import { codeFrames, type CodeMetaState, type FoldedLines } from './code-meta.ts';
import type { LineKinds } from './line-kind.ts';
import type { MetaItem } from './meta-items.ts';

/** Reads one item into the state. Returns a hint if the item is wrong, otherwise null. */
export type Reader = (item: MetaItem, state: CodeMetaState, kinds: LineKinds) => string | null;

const numbersHint = 'Write single lines and ranges between braces, from 1: `{1,4-6}`.';

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...['title', 'filename'].map((name) => [name, text('title')] as const),
  ['tab', text('tab')],
  ['group', text('group')],
  ['lang', text('language')],
  ['wrap', flag('wrap')],
  ['npm2yarn', flag('isNpm')],
  ['no-check', () => null],
  ['collapse', readFold],
  ['frame', readFrame],
  ...['showLineNumbers', ':line-numbers', 'startLineNumber'].map((name) => [name, readNumbers] as const),
  [':no-line-numbers', (_item, state) => ((state.firstNumber = null), null)],
  ...['highlight', 'mark', 'ins', 'add', 'del', 'remove', 'focus', 'error', 'warning'].map(
    (name) => [name, readRanges] as const,
  ),
]);

const foreign: ReadonlyMap<string, string> = new Map([
  ['live', 'Code is shown here, not run; leave it out.'],
  ['twoslash', 'Name the plugin `docsgen/plugins/twoslash` in the configuration, or leave it out.'],
  ['copy', 'Every block has a button that copies it; leave it out.'],
]);

/**
 * Returns the reader for an item. It depends on the name of the item, or on its first character if
 * it has no name.
 */
export function readerOf({ name, value }: MetaItem, { siteNames }: LineKinds): Reader {
  if (name === null) return value?.startsWith('{') ? readRanges : value?.startsWith('[') ? readLabel : readWord;
  if (siteNames.includes(name)) return readRanges;
  return readers.get(name) ?? (() => foreign.get(name) ?? unknownHint(name, siteNames));
}

/**
 * Returns whether the first word of an info string belongs to the meta string, because the block
 * names no language.
 */
export function isMetaWord(word: string): boolean {
  const [, name] = /^([a-z][\w-]*)=/i.exec(word) ?? [];
  if (name === undefined) return wordsAlone.has(word);
  return readers.has(name) || namesReadBefore.includes(name);
}

/** What needs no value. The names that need one may be those of languages that plugins draw. */
const wordsAlone: ReadonlySet<string> = new Set([
  'wrap',
  'collapse',
  'npm2yarn',
  'no-check',
  'showLineNumbers',
  'vars',
  'twoslash',
]);

/** Names that earlier plugins have already read and removed: included files and variables. */
const namesReadBefore = ['file', 'vars'];

function unknownHint(name: string, siteNames: readonly string[]): string {
  return suggest(name, [...readers.keys(), ...siteNames, ...namesReadBefore], 'names');
}

function text(field: 'title' | 'tab' | 'group' | 'language'): Reader {
  return ({ name, value }, state) => {
    if (value === null || /^[{[/]/.test(value)) return `Write \`${name}="…"\`.`;
    state[field] = unquote(value);
    return null;
  };
}

function flag(field: 'wrap' | 'isNpm'): Reader {
  return ({ name, value }, state) => {
    // Some Docusaurus sites give `npm2yarn` a value for the appearance. It is ignored.
    if (field === 'wrap' && value !== null && !/^(?:true|false)$/.test(value)) return `Write \`${name}\` alone.`;
    state[field] = value !== 'false';
    return null;
  };
}

function readNumbers({ name, value }: MetaItem, state: CodeMetaState): string | null {
  const number = value?.replace(/^\{(.*)\}$/, '$1') ?? 'true';
  if (number === 'false') state.firstNumber = null;
  else if (number === 'true') state.firstNumber ??= 1;
  else if (/^\d{1,6}$/.test(number)) state.firstNumber = Number(number);
  else return `Write \`${name}\`, or \`${name}=7\` for a block that begins at line 7.`;
  return null;
}

function readRanges({ name, value }: MetaItem, state: CodeMetaState, kinds: LineKinds): string | null {
  const kind = name === null ? 'highlighted' : kinds.kindOf(name);
  const lines = parseLines(value);
  if (lines === null || kind === undefined) return numbersHint;
  state.ranges.push(...lines.map((range) => ({ kind, ...range })));
  return null;
}

/** Returns the lines of a value such as `{1,4-6}`; null if it is written wrong. */
function parseLines(value: string | null): readonly FoldedLines[] | null {
  const inner = /^\{(.*)\}$/s.exec(value ?? '')?.[1];
  const ranges = inner?.split(',').map((range): FoldedLines | null => {
    const match = /^\s*([1-9]\d{0,6})(?:\s*-\s*([1-9]\d{0,6}))?\s*$/.exec(range);
    const [first, last] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    return match && first <= last ? { first, last } : null;
  });
  return ranges === undefined || ranges.includes(null) ? null : ranges.filter((range) => range !== null);
}

function readFold({ value }: MetaItem, state: CodeMetaState): string | null {
  if (value?.startsWith('{')) return readFolds(value, state);
  if (value === null || value === 'true') state.shown = 0;
  else if (value === 'false') state.shown = null;
  else if (/^[1-9]\d{0,5}$/.test(value)) state.shown = Number(value);
  else {
    return 'Write `collapse` to fold the block, `collapse=12` to show its first lines, `collapse={3-8}` to fold some.';
  }
  return null;
}

function readFolds(value: string, state: CodeMetaState): string | null {
  const folds = parseLines(value)?.toSorted((one, other) => one.first - other.first);
  if (folds === undefined) return numbersHint;
  if (folds.some(({ last }, index) => last >= (folds[index + 1]?.first ?? Infinity))) {
    return 'Two of the ranges have the same line; name each line once.';
  }
  state.folds.splice(0, Infinity, ...folds);
  return null;
}

function readFrame({ value }: MetaItem, state: CodeMetaState): string | null {
  const frame = codeFrames.find((name) => name === unquote(value ?? ''));
  if (frame === undefined) return suggest(unquote(value ?? ''), codeFrames, 'frames');
  state.frame = frame;
  return null;
}

function readLabel({ value }: MetaItem, state: CodeMetaState): string | null {
  const label = value?.slice(1, -1).trim() ?? '';
  if (label === '') return 'Write the name of the tab between the brackets, as in `[npm]`.';
  state.label = label;
  return null;
}

function readWord({ value }: MetaItem, state: CodeMetaState): string | null {
  const word =
    /^\/(.+)\/$/s.exec(value ?? '')?.[1]?.replace(/\\(.)/gs, '$1') ?? /^(["'])(.+)\1$/s.exec(value ?? '')?.[2];
  if (word === undefined) return 'Write `title="…"` for a title, `/word/` to mark a word, `{1,4-6}` for lines.';
  state.words.push(word);
  return null;
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2');
}
