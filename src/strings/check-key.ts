import { nearest, suggest } from '../shared/nearest.ts';

/** Why a key cannot be used; null if it can. */
export type KeyMistake = { readonly title: string; readonly hint: string } | null;

interface KeyContext {
  /** Keys of docsgen's own strings. */
  readonly themeKeys: readonly string[];
  /** Keys of the site's own strings: those that it has in the source language. */
  readonly ownKeys: readonly string[];
  /** Any own key is right, as in the source language, where own keys come from. */
  readonly isAnyOwn: boolean;
  /** Name of the source locale. */
  readonly source: string;
}

/**
 * Returns what is wrong with the key of a string. The keys of docsgen begin with `theme.`; all
 * others are the site's own, with a namespace: `player.play`.
 */
export function checkKey(key: string, { themeKeys, ownKeys, isAnyOwn, source }: KeyContext): KeyMistake {
  if (themeKeys.includes(key)) return null;
  const title = `There is no string \`${key}\``;
  const [namespace = ''] = key.split('.', 1);
  const meant = `theme${key.slice(namespace.length)}`;
  if (nearest(namespace, ['theme']) !== null && themeKeys.includes(meant))
    return { title, hint: `Did you mean \`${meant}\`?` };
  if (key.startsWith('theme.')) return { title, hint: suggest(key, themeKeys, 'keys of docsgen') };
  if (!/^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)+$/u.test(key)) {
    const hint = 'Write a namespace, a dot and a name, such as `player.play`.';
    return { title: `\`${key}\` cannot be the key of a string`, hint };
  }
  if (isAnyOwn || ownKeys.includes(key)) return null;
  const near = nearest(key, ownKeys);
  const add = `Write it for the source locale \`${source}\` too, or remove it.`;
  const hint = near === null ? add : `Did you mean \`${near}\`? Otherwise, write it for \`${source}\` too.`;
  return { title: `The source locale has no string \`${key}\``, hint };
}
