import { createAddresses, outputFile } from '../site/graph/address.ts';
import { localeProps } from '../site/graph/page-context.ts';
import type { Redirect } from '../site/graph/redirects.ts';
import { redirectTarget } from '../site/redirects/redirect-target.ts';
import { hashOf } from '../system/hash.ts';
import type { GeneratedFile, GeneratedFilesInput } from './generated-file.ts';

/** The page loads nothing, so its policy does not depend on that of the site. */
const policy = "default-src 'none'; script-src 'self'; base-uri 'none'";

/** Yields a small page for each old address, which leads to the new one on any host. */
export function* redirectPages({ site, locales }: GeneratedFilesInput): Generator<GeneratedFile> {
  const { config, redirects } = site;
  for (const redirect of redirects.exact) {
    const { locale } = redirect;
    if (!locales.has(locale.name)) continue;
    const path = redirectFile(redirect);
    const target = redirectTarget(redirect, createAddresses(config, path));
    const title = redirect.page?.title ?? target;
    const props = {
      locale: localeProps(locale),
      target: { title, href: target },
      canonical: new URL(redirectTarget({ ...redirect, rest: '' }, createAddresses(config, null)), config.url).href,
      noindex: config.noIndex,
      policy,
    };
    yield {
      path,
      locale: locale.name,
      key: () => hashOf('redirect', JSON.stringify(props)),
      make: async () => {
        const { renderRedirect } = await import('../render/render-parts.tsx');
        return renderRedirect(props);
      },
    };
  }
}

/** Returns the file of an old address: a page's, or the file that the address names. */
function redirectFile({ from }: Redirect): string {
  return /\.html?$/i.test(from) ? from.slice(1) : outputFile(from);
}
