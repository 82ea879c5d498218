import { en } from '../../shared/strings/en.ts';
import { languageChain } from './language-chain.ts';
import type { LanguageSet } from './language-set.ts';

/** Loads the set of each language that docsgen has, by language tag. */
const loaders: ReadonlyMap<string, () => Promise<LanguageSet>> = new Map<string, () => Promise<LanguageSet>>([
  ['ar', async () => (await import('./ar.ts')).ar],
  ['de', async () => (await import('./de.ts')).de],
  ['en', async () => ({ status: 'proofread', strings: en })],
  ['es', async () => (await import('./es.ts')).es],
  ['fr', async () => (await import('./fr.ts')).fr],
  ['hi', async () => (await import('./hi.ts')).hi],
  ['it', async () => (await import('./it.ts')).it],
  ['ja', async () => (await import('./ja.ts')).ja],
  ['ko', async () => (await import('./ko.ts')).ko],
  ['pl', async () => (await import('./pl.ts')).pl],
  ['pt', async () => (await import('./pt.ts')).pt],
  ['ru', async () => (await import('./ru.ts')).ru],
  ['tr', async () => (await import('./tr.ts')).tr],
  ['zh-Hans', async () => (await import('./zh-hans.ts')).zhHans],
  ['zh-Hant', async () => (await import('./zh-hant.ts')).zhHant],
]);

/** Tags of the languages that docsgen has UI strings for. */
export const languageTags: readonly string[] = [...loaders.keys()];

/** A set of UI strings, and the tag of its language. */
export interface FoundSet extends LanguageSet {
  readonly tag: string;
}

/**
 * Returns the UI strings for a language tag: those of the tag, else of the nearest language that
 * has some; null if there are none. Only this set is loaded.
 */
export async function loadLanguageSet(tag: string): Promise<FoundSet | null> {
  for (const candidate of languageChain(tag)) {
    const load = loaders.get(candidate);
    if (load) return { tag: candidate, ...(await load()) };
  }
  return null;
}
