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
  /** Whether the navbar has a menu of languages, since without one no page leads to the new one. */
  readonly hasMenu: boolean;
  /** Whether this call has added it. */
  readonly isMenuNew: boolean;
}

/** The TypeScript of the language menu. */
export const localeMenu = "{ type: 'localeDropdown' }";

/**
 * Adds a locale after those of the configuration, and returns what became of it. Throws a
 * `DocsgenError` if the site has it, or if it is not a language tag.
 */
export async function addLocale(root: string, tag: string): Promise<AddedLocale> {
  if (!isLanguageTag(tag))
    throw invalidOption(
      `\`${tag}\` is not a language tag`,
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
  const hadMenu = hasLocaleMenu(input);
  const isMenuNew = !hadMenu && edited.isEdited && (await addMenu(root));
  return { ...edited, entry, source: keys[0] ?? '', hasMenu: hadMenu || isMenuNew, isMenuNew };
}

/**
 * Adds the language menu at the end of the navbar. Returns whether the configuration has it now.
 */
async function addMenu(root: string): Promise<boolean> {
  const { input } = await openConfigFile(root);
  if (!isRecord(input)) return false;
  const { navbar, ...others } = input;
  const fields = isRecord(navbar) ? Object.keys(navbar) : [];
  const items = itemsOf(input);
  const added = { ...(isRecord(navbar) ? navbar : {}), items: [...items, { type: 'localeDropdown' }] };
  const isIn = isRecord(navbar) && 'items' in navbar;
  const list = `items: [${localeMenu}]`;
  const edit = isIn
    ? { after: ['navbar', 'items', items.length - 1], entry: localeMenu }
    : fields.length > 0
      ? { after: ['navbar', fields.at(-1) ?? ''], entry: list }
      : { after: [Object.keys(others).at(-1) ?? ''], entry: `navbar: { ${list} }` };
  const change = (value: unknown) => (isRecord(value) ? { ...value, navbar: added } : value);
  return (await editConfig(root, { ...edit, change })).isEdited;
}

/** A component of the site's own may be a language menu. */
function hasLocaleMenu(input: unknown): boolean {
  return itemsOf(input).some(
    (item) => isRecord(item) && (item['type'] === 'localeDropdown' || item['type'] === 'custom'),
  );
}

function itemsOf(input: unknown): readonly unknown[] {
  const navbar = isRecord(input) ? input['navbar'] : undefined;
  const items = isRecord(navbar) ? navbar['items'] : undefined;
  return Array.isArray(items) ? items : [];
}
