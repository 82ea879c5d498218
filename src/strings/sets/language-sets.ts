import { en, type Strings } from '../../shared/strings/en.ts';
import { languageChain } from './language-chain.ts';

type Load = () => Promise<{ readonly default: Strings }>;

/** Loads the set of each language that docsgen has, by language tag. */
const loaders: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['ar', async () => await import('./ar.json', { with: { type: 'json' } })],
  ['de', async () => await import('./de.json', { with: { type: 'json' } })],
  ['en', async () => await Promise.resolve({ default: en })],
  ['es', async () => await import('./es.json', { with: { type: 'json' } })],
  ['fr', async () => await import('./fr.json', { with: { type: 'json' } })],
  ['hi', async () => await import('./hi.json', { with: { type: 'json' } })],
  ['it', async () => await import('./it.json', { with: { type: 'json' } })],
  ['ja', async () => await import('./ja.json', { with: { type: 'json' } })],
  ['ko', async () => await import('./ko.json', { with: { type: 'json' } })],
  ['pl', async () => await import('./pl.json', { with: { type: 'json' } })],
  ['pt', async () => await import('./pt.json', { with: { type: 'json' } })],
  ['ru', async () => await import('./ru.json', { with: { type: 'json' } })],
  ['tr', async () => await import('./tr.json', { with: { type: 'json' } })],
  ['zh-Hans', async () => await import('./zh-Hans.json', { with: { type: 'json' } })],
  ['zh-Hant', async () => await import('./zh-Hant.json', { with: { type: 'json' } })],
]);

/** Tags of the sets that somebody who speaks the language has read. A machine has written the others. */
const proofread: ReadonlySet<string> = new Set(['en']);

/** Tags of the languages that docsgen has UI strings for. */
export const languageTags: readonly string[] = [...loaders.keys()];

/** The UI strings of docsgen in one language. */
export interface LanguageSet {
  /** Tag of the language. */
  readonly tag: string;
  /**
   * Whether somebody who speaks the language has read the set, or only a machine has written it.
   */
  readonly status: 'machine' | 'proofread';
  readonly strings: Strings;
}

/**
 * Returns the UI strings for a language tag: those of the tag, else of the nearest language that
 * has some; null if there are none. Only this set is loaded.
 */
export async function loadLanguageSet(tag: string): Promise<LanguageSet | null> {
  for (const candidate of languageChain(tag)) {
    const load = loaders.get(candidate);
    if (!load) continue;
    const { default: strings } = await load();
    return { tag: candidate, status: proofread.has(candidate) ? 'proofread' : 'machine', strings };
  }
  return null;
}
