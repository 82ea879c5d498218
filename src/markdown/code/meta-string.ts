import type { CodeMeta, CodeMetaState } from './code-meta.ts';
import type { LineKinds } from './line-kind.ts';
import { readItems, type MetaItem } from './meta-items.ts';
import { readerOf } from './meta-readers.ts';

/** Parses a meta string. Wrong items are added to `problems` and have no other effect. */
export function parseCodeMeta(meta: string, kinds: LineKinds): CodeMeta {
  const state: CodeMetaState = {
    title: null,
    tab: null,
    label: null,
    group: null,
    ranges: [],
    words: [],
    firstNumber: null,
    wrap: false,
    shown: null,
    folds: [],
    frame: null,
    language: null,
    isNpm: false,
    problems: [],
  };
  for (const item of readItems(meta)) {
    const hint = readerOf(item, kinds)(item, state, kinds);
    if (hint !== null) state.problems.push({ title: titleFor(item), hint, offset: item.offset });
  }
  return state;
}

function titleFor({ text }: MetaItem): string {
  return `\`${text}\` means nothing in a code block.`;
}
