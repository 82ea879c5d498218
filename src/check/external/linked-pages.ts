import { groupBy } from '../../shared/group-by.ts';
import type { CheckedLink, LinkPlace } from './link-problems.ts';
import { wantedAnchor } from './wanted-anchors.ts';
import { withoutUser } from './without-user.ts';

/** A page of another site, with the links to it. */
export interface LinkedPage {
  /** Its address without fragment. */
  readonly page: string;
  /** Its host with port. */
  readonly host: string;
  /** The ids that links ask for, each once. */
  readonly anchors: readonly string[];
  readonly links: readonly Pick<CheckedLink, 'address' | 'anchor' | 'places'>[];
}

/** Returns the pages that links lead to, as far as they may be requested. */
export function listPages(
  links: ReadonlyMap<string, readonly LinkPlace[]>,
  mayRequest: (url: URL) => boolean,
): readonly LinkedPage[] {
  const targets = [...links].flatMap(([address, places]) => {
    if (!URL.canParse(address)) return [];
    const url = withoutUser(new URL(address));
    if (!mayRequest(url)) return [];
    const anchor = wantedAnchor(url.hash.slice(1));
    url.hash = '';
    return [{ address, places, anchor, page: url.href, host: url.host }];
  });
  return [...groupBy(targets, ({ page }) => page)].map(([page, same]) => ({
    page,
    host: same[0]?.host ?? '',
    anchors: [...new Set(same.flatMap(({ anchor }) => anchor ?? []))],
    links: same,
  }));
}
