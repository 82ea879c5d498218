import { isLanguageTag, suggestLanguageTag } from '../../config/schema/language-tag.ts';
import { isRecord } from '../../shared/is-record.ts';
import { openConfigFile } from '../../config/load-config.ts';
import { type EditedConfig, editConfig } from './edit-config.ts';
import { invalidOption } from './new-file.ts';

/** A locale in the configuration, or how to write it there. */
export interface AddedLocale extends EditedConfig {
  /** The TypeScript of the locale: `'pt-BR': {}`. */
  readonly entry: string;
  /** Key of the source language. */
  readonly source: string;
}

/**
 * Adds a locale after those of the configuration, and returns what became of it. Throws a
 * `DocsgenError` if the site has it, or if it is no language tag.
 */
export async function addLocale(root: string, tag: string): Promise<AddedLocale> {
  if (!isLanguageTag(tag))
    throw invalidOption(
      `\`${tag}\` is no language tag`,
      `Write a tag such as \`${suggestLanguageTag(tag) ?? 'pt-BR'}\`.`,
    );
  const { input } = await openConfigFile(root);
  const locales = isRecord(input) && isRecord(input['locales']) ? input['locales'] : {};
  const keys = Object.keys(locales);
  if (keys.includes(tag))
    throw invalidOption(`The site has the locale \`${tag}\` already`, `Locales: ${keys.join(', ')}.`);
  const entry = `${/^[A-Za-z]+$/.test(tag) ? tag : `'${tag}'`}: {}`;
  const edited = await editConfig(root, {
    after: ['locales', keys.at(-1) ?? ''],
    entry,
    change: (value) => (isRecord(value) ? { ...value, locales: { ...locales, [tag]: {} } } : value),
  });
  return { ...edited, entry, source: keys[0] ?? '' };
}
