import { escapeValue } from '../../shared/escape.ts';
import type { HtmlAddress } from '../../config/configured-html.ts';
import { mapAddresses } from '../../shared/html-addresses.ts';
import { isExternal } from '../../shared/is-external.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { LocaleContext } from '../graph/site.ts';
import { findInside, missingPage, resolveFile, splitTarget } from './site-link.ts';

/**
 * Returns one of the configuration's HTML strings in the page's language, with the addresses of
 * pages and files resolved. The rest stays as the author wrote it. Throws a `LinkError` for a
 * broken address.
 */
export function resolveHtml(context: LocaleContext, text: LocalizedText): string {
  const html = context.text(text);
  const known = context.htmls.get(html);
  if (known !== undefined) return known;
  let resolved = '';
  let end = 0;
  for (const attribute of context.site.config.html.get(html) ?? []) {
    const value = mapAddresses(attribute.name, attribute.value, (address) => resolve(context, address, attribute.kind));
    if (value === attribute.value) continue;
    resolved += html.slice(end, attribute.start) + escapeAddress(value);
    end = attribute.end;
  }
  resolved += html.slice(end);
  context.htmls.set(html, resolved);
  return resolved;
}

function resolve(context: LocaleContext, address: string, kind: HtmlAddress['kind']): string {
  if (address === '' || address.startsWith('#') || isExternal(address)) return address;
  const found = findInside(context, address) ?? findInOtherLanguage(context, address);
  if (found !== null) return found;
  if (kind === 'link') throw missingPage(context, address);
  return resolveFile(context, address);
}

/** Resolves the address of a page in another language, as in a list of languages; null for none. */
function findInOtherLanguage({ site, to }: LocaleContext, address: string): string | null {
  const { path, rest } = splitTarget(address);
  const url = [path, path.replace(/\/$/, '')].find((each) => site.byUrl.has(each));
  return url === undefined ? null : to.page(url, rest);
}

/** The value may stand between quotation marks of either kind. */
function escapeAddress(value: string): string {
  return escapeValue(value).replaceAll("'", '&#39;');
}
