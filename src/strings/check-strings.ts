import { en } from '../shared/strings/en.ts';
import type { Message } from '../shared/strings/message.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { checkKey } from './check-key.ts';
import { checkMessage } from './check-message.ts';
import type { Messages, WrittenStrings } from './string-layer.ts';

/** What the strings of a language are compared with. */
export interface StringOriginals {
  /** Name of the source locale. */
  readonly source: string;
  /** The site's own strings in the source language; null while these themselves are checked. */
  readonly own: Messages | null;
  /** Some of these could not be read, so an unknown key may be right. */
  readonly isPartial: boolean;
}

const themeStrings: ReadonlyMap<string, Message> = new Map(Object.entries(en));
const themeKeys: readonly string[] = [...themeStrings.keys()];

/**
 * Returns the strings of one language in one file that can be used, and every mistake in them:
 * unknown keys, missing plural forms, placeholders that the original does not have.
 */
export function checkStrings(written: WrittenStrings, lang: string, originals: StringOriginals): Outcome<Messages> {
  const { source, own, isPartial } = originals;
  const { strings, file, locate } = written;
  const context = { themeKeys, ownKeys: [...(own?.keys() ?? [])], isAnyOwn: own === null || isPartial, source };
  const value = new Map<string, Message>();
  const problems: Problem[] = [];
  for (const [key, message] of Object.entries(strings)) {
    if (message === undefined) continue;
    const wrongKey = checkKey(key, context);
    if (wrongKey !== null) {
      problems.push(asProblem({ code: 'unknown-string', ...wrongKey, file, ...locate([key]) }));
      continue;
    }
    const original = themeStrings.get(key) ?? own?.get(key) ?? null;
    const checked = checkMessage(message, lang, original);
    if (checked.message !== null) value.set(key, checked.message);
    for (const { severity, code, what, hint, category } of checked.mistakes) {
      const path = category === null ? [key] : [key, category];
      problems.push({ severity, code, title: `The string \`${key}\` ${what}`, hint, file, ...locate(path) });
    }
  }
  return { value, problems };
}
