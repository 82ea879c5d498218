import { searchBoxAttribute, searchVersionsAttribute } from '../../shared/dom.ts';
import type { SearchProps } from '../../shared/search-props.ts';

/** Returns the attributes of a link that opens the search dialog. */
export function opensSearch({ href, boxHref, versions }: SearchProps) {
  const choice = Object.keys(versions).length === 0 ? undefined : JSON.stringify(versions);
  return { href, [searchBoxAttribute]: boxHref, [searchVersionsAttribute]: choice };
}
