import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areChosen } from '../config/announcements.ts';
import type { Config } from '../config/config.ts';
import { packageFolder } from '../system/package-folder.ts';
import type { Overrides } from './find-overrides.ts';

const styles = join(packageFolder(), 'src', 'theme', 'styles');

/**
 * Returns the colors of dark pages for a navbar or a footer; empty for a site without such a one.
 */
export async function darkColors({ navbar, footer }: Config): Promise<string> {
  if (navbar.style !== 'dark' && footer?.style !== 'dark') return '';
  const tokens = await readFile(join(styles, 'tokens.css'), 'utf8');
  const [, colors] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(tokens) ?? [];
  if (colors === undefined) throw new Error('tokens.css has no colors of dark pages');
  return `@media screen{.style-dark{${colors}}}`;
}

/**
 * Returns the style sheets of the parts of the theme that this site uses and most others do not. So
 * the others do not load their rules.
 */
export function styleExtras(
  { navbar, footer, announcements, collections, code, pageDetails, locales }: Config,
  overrides: Overrides | null,
): readonly string[] {
  const items = [...navbar.items, ...(footer?.links ?? []), ...(footer?.columns ?? []).flatMap((each) => each.items)];
  const hasToc = overrides?.slots.has('BeforeToc') === true || overrides?.slots.has('AfterToc') === true;
  const used: Readonly<Record<string, boolean>> = {
    colors: [navbar.style, footer?.style ?? 'default'].some((style) => style !== 'default'),
    'hide-on-scroll': navbar.hideOnScroll,
    split: navbar.items.some((item) => 'items' in item && (item.to !== undefined || item.href !== undefined)),
    social: items.some((item) => 'icon' in item),
    'toc-column': hasToc || pageDetails.actions.length > 0,
    'page-actions': pageDetails.actions.length > 0,
    languages: locales.length > 1 && navbar.items.some(({ type }) => type === 'localeDropdown'),
    versions: collections.some(({ versions }) => versions.length > 1),
    'writing-systems': locales.some(({ htmlLang }) => !hasAlphabet(htmlLang)),
    announcement: announcements.length > 0,
    announced: announcements.length > 0 && !areChosen(announcements),
    'code-marks': Object.keys(code.marks).length > 0,
  };
  const own = Object.keys(used).filter((name) => used[name]);
  const names = new Set([...own, ...collections.flatMap((collection) => collection.styleExtras ?? [])]);
  return [...names].map((name) => join(styles, 'extras', `${name}.css`));
}

/** ISO 15924 codes of the scripts for which the style sheet of the theme is enough. */
const alphabets: ReadonlySet<string | undefined> = new Set(['Latn', 'Cyrl', 'Grek']);

function hasAlphabet(htmlLang: string): boolean {
  return alphabets.has(new Intl.Locale(htmlLang).maximize().script);
}
