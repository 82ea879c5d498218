import type { CommonFrontMatter } from '../../content/schema/front-matter.ts';
import { absoluteFileUrl, absoluteUrl } from '../graph/absolute-url.ts';
import { isInOwnLanguage, type Route, type Site } from '../graph/site.ts';
import { copyFile } from '../page-props/markdown-copy.ts';

/** What `pages.json` says of a page. The manual describes each field. */
export interface PageFacts {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly lang: string;
  readonly translated: boolean;
  readonly kind: string;
  readonly collection: string | null;
  readonly version: string | null;
  readonly tags: readonly string[];
  readonly updated: string | null;
  readonly markdown: string | null;
}

interface FactsFrontMatter extends CommonFrontMatter {
  readonly tags?: readonly string[];
}

/**
 * Returns what programs may want to know of a page; null for a page that the site does not list.
 */
export function pageFacts(site: Site, route: Route): PageFacts | null {
  const { locale, entry, kind, title, description, collection, version } = route;
  const copy = copyFile(site, route);
  if (route.unlisted || route.draft || copy === null) return null;
  const front: FactsFrontMatter = entry?.frontMatter ?? {};
  const changed = entry && site.content.history.get(entry.source.file);
  return {
    url: absoluteUrl({ site }, route.url),
    title,
    description,
    lang: locale.htmlLang,
    translated: isInOwnLanguage(route),
    kind: kind.name,
    collection,
    version,
    tags: front.tags ?? [],
    updated: front.last_update?.date ?? changed?.day ?? null,
    markdown: absoluteFileUrl(site, copy),
  };
}
