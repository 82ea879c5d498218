import type { Locale } from '../../config/config.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { resolveFile } from '../navigation/site-link.ts';
import { createLocaleContext } from '../graph/page-context.ts';
import { searchUrl } from '../graph/search-files.ts';
import type { Site } from '../graph/site.ts';

/**
 * Returns the OpenSearch description of the site in a locale, as XML. Browsers need absolute
 * addresses in it.
 */
export function openSearchDescription(site: Site, locale: Locale): string {
  const context = createLocaleContext(site, locale, null);
  const { strings, text, to } = context;
  const { url, favicon } = site.config;
  const title = text(site.config.title);
  const description = formatMessage(strings['theme.SearchPage.description'], { siteTitle: title });
  const icon = favicon === null ? null : new URL(resolveFile(context, favicon), url).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title)}</ShortName>
  <Description>${escape(description)}</Description>
  <Language>${escape(locale.htmlLang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>${icon === null ? '' : `\n  <Image>${escape(icon)}</Image>`}
  <Url type="text/html" template="${escape(`${url}${to.page(searchUrl(locale))}`)}?q={searchTerms}" />
</OpenSearchDescription>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
