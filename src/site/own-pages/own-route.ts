import type { Locale } from '../../config/config.ts';
import { outputFile } from '../graph/address.ts';
import type { PageKind, Route } from '../graph/site.ts';

interface OwnRoute {
  readonly kind: PageKind;
  readonly locale: Locale;
  readonly url: string;
  /** Default: the file of the address. */
  readonly output?: string;
  readonly title: string;
}

/** Returns the route of a page that docsgen adds to every site. Its key is the name of its kind. */
export function ownRoute({ kind, locale, url, output = outputFile(url), title }: OwnRoute): Route {
  return {
    kind,
    key: kind.name,
    locale,
    url,
    output,
    source: null,
    entry: null,
    fallback: false,
    title,
    description: null,
    collection: null,
    version: null,
    draft: false,
    unlisted: false,
  };
}
