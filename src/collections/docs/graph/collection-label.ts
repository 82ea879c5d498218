import type { LocaleContext } from '../../../site/graph/site.ts';
import { findNavbarLabel } from '../config/sidebar-item.ts';
import type { Docs } from './docs.ts';

/**
 * Returns the label of a collection of docs: the label of its navbar item, else the title of its
 * main doc.
 */
export function collectionLabel({ site, text }: LocaleContext, { set, mainDoc }: Docs): string {
  const { key } = set.collection;
  const label = findNavbarLabel(site.config, key);
  return label === null ? (mainDoc?.title ?? key) : text(label);
}
