import { closest } from 'fastest-levenshtein';
import { readItems, type MetaItem } from './meta-items.ts';
import { lineKind, type LineKind } from './line-kind.ts';

/** What a code block's opening line says after the language. */
export interface CodeMeta {
  readonly title: string | null;
  /** Name of the tab that the block is, beside neighbours that are tabs too. */
  readonly tab: string | null;
  /** Name of its tab in a code group (`[npm]`); elsewhere it is a title. */
  readonly label: string | null;
  /** Group of tabs that change together with those that the block begins. */
  readonly group: string | null;
  /** Lines that are set apart. */
  readonly ranges: readonly LineRange[];
  /** Texts that are marked wherever they stand. */
  readonly words: readonly string[];
  /** Number of the first line, null for a block without numbers. */
  readonly firstNumber: number | null;
  readonly wrap: boolean;
  /** In a `diff` block: the language of the code. */
  readonly language: string | null;
  /** The block is an npm command, to be shown for the other package managers too. */
  readonly isNpm: boolean;
  readonly problems: readonly MetaProblem[];
}

/** Lines from 1, the last included. */
export interface LineRange {
  readonly kind: LineKind;
  readonly first: number;
  readonly last: number;
}

export interface MetaProblem {
  readonly title: string;
  readonly hint: string;
  /** Where in the meta string. */
  readonly offset: number;
}

type Draft = {
  -readonly [Key in keyof CodeMeta]: CodeMeta[Key] extends readonly (infer Item)[] ? Item[] : CodeMeta[Key];
};
type Reader = (item: MetaItem, draft: Draft) => string | null;

const numbersHint = 'Write single lines and ranges between braces, from 1: `{1,4-6}`.';

/** Returns what a meta string says; what it says wrongly is among `problems`, and changes nothing else. */
export function parseCodeMeta(meta: string): CodeMeta {
  const draft: Draft = {
    title: null,
    tab: null,
    label: null,
    group: null,
    ranges: [],
    words: [],
    firstNumber: null,
    wrap: false,
    language: null,
    isNpm: false,
    problems: [],
  };
  for (const item of readItems(meta)) {
    const hint = readerOf(item)(item, draft);
    if (hint !== null) draft.problems.push({ title: titleFor(item), hint, offset: item.offset });
  }
  return draft;
}

function titleFor({ text }: MetaItem): string {
  return `\`${text}\` means nothing to a code block.`;
}

/** Readers return what to do instead, null where all is well. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...['title', 'filename'].map((name) => [name, text('title')] as const),
  ['tab', text('tab')],
  ['group', text('group')],
  ['lang', text('language')],
  ['wrap', flag('wrap')],
  ['npm2yarn', flag('isNpm')],
  ...['showLineNumbers', ':line-numbers', 'startLineNumber'].map((name) => [name, readNumbers] as const),
  [':no-line-numbers', (_item, draft) => ((draft.firstNumber = null), null)],
  ...['highlight', 'mark', 'ins', 'add', 'del', 'remove', 'focus', 'error', 'warning'].map(
    (name) => [name, readRanges] as const,
  ),
]);

const foreign: ReadonlyMap<string, string> = new Map([
  ['live', 'Code is shown here and not run; leave it out.'],
  ['twoslash', 'Types are not worked out here; write them into comments and leave it out.'],
  ['collapse', 'Put a long block between `<details>` and `</details>`.'],
  ['frame', 'The frame is that of the theme; leave it out.'],
  ['copy', 'Every block has a button that copies it; leave it out.'],
]);

function readerOf({ name, value }: MetaItem): Reader {
  if (name === null) return value?.startsWith('{') ? readRanges : value?.startsWith('[') ? readLabel : readWord;
  return readers.get(name) ?? (() => foreign.get(name) ?? unknownHint(name));
}

/** Names that other plugins have read and taken out before: included files and variables. */
const namesReadBefore = ['file', 'vars'];

function unknownHint(name: string): string {
  const names = [...readers.keys(), ...namesReadBefore];
  return `The nearest is \`${closest(name, names)}\`; the names are ${names.join(', ')}.`;
}

function text(field: 'title' | 'tab' | 'group' | 'language'): Reader {
  return ({ name, value }, draft) => {
    if (value === null || /^[{[/]/.test(value)) return `Write \`${name}="…"\`.`;
    draft[field] = unquote(value);
    return null;
  };
}

function flag(field: 'wrap' | 'isNpm'): Reader {
  return ({ name, value }, draft) => {
    // Docusaurus gives its `npm2yarn` a value on some sites, which is about the look.
    if (field === 'wrap' && value !== null && !/^(?:true|false)$/.test(value)) return `Write \`${name}\` alone.`;
    draft[field] = value !== 'false';
    return null;
  };
}

function readNumbers({ name, value }: MetaItem, draft: Draft): string | null {
  const number = value?.replace(/^\{(.*)\}$/, '$1') ?? 'true';
  if (number === 'false') draft.firstNumber = null;
  else if (number === 'true') draft.firstNumber ??= 1;
  else if (/^\d{1,6}$/.test(number)) draft.firstNumber = Number(number);
  else return `Write \`${name}\`, or \`${name}=7\` for a block that begins with line 7.`;
  return null;
}

function readRanges({ name, value }: MetaItem, draft: Draft): string | null {
  const kind = name === null ? 'highlighted' : lineKind(name);
  const inner = /^\{(.*)\}$/s.exec(value ?? '')?.[1];
  if (inner === undefined || kind === undefined) return numbersHint;
  const ranges = inner.split(',').map((range): LineRange | null => {
    const match = /^\s*([1-9]\d{0,6})(?:\s*-\s*([1-9]\d{0,6}))?\s*$/.exec(range);
    const [first, last] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    return match && first <= last ? { kind, first, last } : null;
  });
  if (ranges.includes(null)) return numbersHint;
  draft.ranges.push(...ranges.filter((range) => range !== null));
  return null;
}

function readLabel({ value }: MetaItem, draft: Draft): string | null {
  const label = value?.slice(1, -1).trim() ?? '';
  if (label === '') return 'Write the name of the tab between the brackets, as in `[npm]`.';
  draft.label = label;
  return null;
}

function readWord({ value }: MetaItem, draft: Draft): string | null {
  const word =
    /^\/(.+)\/$/s.exec(value ?? '')?.[1]?.replace(/\\(.)/gs, '$1') ?? /^(["'])(.+)\1$/s.exec(value ?? '')?.[2];
  if (word === undefined) return 'Write `title="…"` for a title, `/word/` to mark a word, `{1,4-6}` for lines.';
  draft.words.push(word);
  return null;
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2');
}
