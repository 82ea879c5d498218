import type { SourceFile } from '../../content/content.ts';
import type { Reference } from '../../markdown/page/compiled-page.ts';
import { findLinkedPage } from './linked-page.ts';
import { linkSource } from './reference-files.ts';
import type { Route, Site } from '../graph/site.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/**
 * Returns the pages that the references of a page link to with an anchor. These must be compiled
 * before the anchors can be checked.
 */
export function anchorTargets(
  site: Site,
  route: Route,
  source: SourceFile,
  references: readonly Reference[],
): readonly Route[] {
  const found = references.flatMap((reference) => {
    const [, path = ''] = /^([^?#]+)(?:\?[^#]*)?#./s.exec(reference.target) ?? [];
    if (path === '') return [];
    return findLinkedPage(site, route, linkSource(site, source, reference), decodeComponent(path)) ?? [];
  });
  return [...new Set(found)];
}
