import type { Docs } from '../graph/docs.ts';
import type { LocaleContext } from '../graph/page-context.ts';

/** Returns what readers know the docs of a collection by: the label of its item in the navbar, else the title of its main doc. */
export function collectionLabel({ site, text }: LocaleContext, { set, mainDoc }: Docs): string {
  const { key } = set.collection;
  for (const item of site.config.navbar.items) {
    if (item.type === 'docSidebar' && item.collection === key && item.label !== undefined) return text(item.label);
  }
  return mainDoc?.title ?? key;
}
