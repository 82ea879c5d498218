import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundledLanguage } from 'shiki/langs';
import type { Translations } from '../markdown/code/pattern-engine.ts';
import { prebuiltFolder } from './bundle-store.ts';
import { isCode } from '../system/error-code.ts';
import { hasFields } from '../shared/has-fields.ts';

/**
 * Languages that are common in documentation. For other languages, the patterns are translated by
 * the thread that needs them.
 */
const languages = (
  'bash c cpp csharp css diff docker go graphql html http ini java javascript json jsonc jsx kotlin lua markdown nginx php ' +
  'python ruby rust scss shellsession sql swift toml tsx typescript xml yaml'
).split(' ');

function fileOf(grammar: string): string {
  return join(prebuiltFolder(), 'patterns', `${grammar}.json`);
}

/** Returns the prebuilt patterns of a grammar; an empty object if there are none. */
export async function loadTranslations(grammar: string): Promise<Translations> {
  try {
    const translations: unknown = JSON.parse(await readFile(fileOf(grammar), 'utf8'));
    return hasFields<Translations>(translations) ? translations : {};
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    return {};
  }
}

/** The package that has the grammars. */
export const grammarPackage = 'node_modules/@shikijs/langs';

/** Translates the patterns of the common languages, and writes them as prebuilt files. */
export async function prebuildTranslations(): Promise<void> {
  const { bundledLanguages } = await import('shiki/langs');
  const { translateGrammar } = await import('../markdown/code/pattern-engine.ts');
  await mkdir(join(prebuiltFolder(), 'patterns'), { recursive: true });
  const isBundled = (name: string): name is BundledLanguage => Object.hasOwn(bundledLanguages, name);
  for (const language of languages.filter(isBundled)) {
    const grammars = (await bundledLanguages[language]()).default;
    for (const grammar of grammars) await writeFile(fileOf(grammar.name), JSON.stringify(translateGrammar(grammar)));
  }
}
