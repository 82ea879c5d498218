import type { Docs } from '../graph/docs.ts';
import type { LocaleContext } from '../graph/page-context.ts';

/**
 * Returns the label of a collection of docs: the label of its navbar item, else the title of its
 * main doc.
 */
export function collectionLabel({ site, text }: LocaleContext, { set, mainDoc }: Docs): string {
  const { key } = set.collection;
  for (const item of site.config.navbar.items) {
    if (item.type === 'docSidebar' && item.collection === key && item.label !== undefined) return text(item.label);
  }
  return mainDoc?.title ?? key;
}
