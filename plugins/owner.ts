import { definePlugin } from 'docsgen';
import { siteValues } from '../site-values.ts';
import { isExample, isPlaceholder } from './examples.ts';

const examples = findExamples(siteValues);

/** Reports, at a real address, the values that the owner of the site has not set yet. */
export default definePlugin({
  name: 'owner',
  rules: {
    'example-value': {
      level: 'error',
      check(page, { report }) {
        // The text is read from the disk only when it is asked for.
        if (examples.size === 0 || isPlaceholder(page.address)) return;
        for (const { name, line, column } of findValues(page.text)) {
          const value = examples.get(name);
          if (value === undefined) continue;
          report({
            message: `The value "${name}" is still an example: ${value}`,
            hint: 'Set it in `site-values.ts`, and note in `assumptions.yml` who has confirmed it.',
            line,
            column,
          });
        }
      },
    },
  },
});

/** Returns the values that are examples, by name. */
export function findExamples(values: Readonly<Record<string, string | object>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      const found = (typeof value === 'string' ? [value] : Object.values(value)).find((text) => isExample(text));
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

interface InsertedValue {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Returns the values that a page inserts, each where it does so first. */
export function findValues(text: string): readonly InsertedValue[] {
  if (!text.includes(':var[')) return [];
  const found = new Map<string, InsertedValue>();
  let fence = '';
  let isFilled = true;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = '', meta = ''] = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}(?!.*`)|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === '' ? mark !== '' : mark.startsWith(fence) && meta.trim() === '') {
      // In code, values are inserted only with the word `vars`.
      isFilled = fence !== '' || /(?:^|\s)vars(?:\s|$)/.test(meta);
      fence = fence === '' ? mark : '';
    } else if (isFilled) {
      // Code within a line keeps its length, and shows what is written.
      const shown = fence === '' ? line.replaceAll(/(`+)[^`]*\1/g, (code) => ' '.repeat(code.length)) : line;
      for (const { 1: name = '', index: at } of shown.matchAll(/:var\[(\w+)\]/g))
        if (!found.has(name)) found.set(name, { name, line: index + 1, column: at + 1 });
    }
  }
  return [...found.values()];
}
