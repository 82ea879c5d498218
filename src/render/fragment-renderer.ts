import { renderToString } from 'react-dom/server';
import { islandTag } from '../shared/dom.ts';
import type { RenderFragment } from '../theme/context/CachedFragment.tsx';

/** How many forms of a part are kept; a page has few that it does not share with its neighbors. */
const longestList = 300;

/** Returns what prints the parts that pages have in common, and keeps their HTML for the pages after. */
export function createFragmentRenderer(): RenderFragment {
  const kept = new Map<unknown, Map<string, string>>();
  return ({ component, key, node, prefix }) => {
    const forms = kept.get(component) ?? new Map<string, string>();
    const known = forms.get(key);
    if (known !== undefined) return known;
    const html = renderToString(node, { identifierPrefix: prefix ?? '' });
    if (prefix === null && html.includes(`<${islandTag}`)) {
      throw new Error('An island in a part that is printed once has ids that others on the page may have too.');
    }
    const [oldest] = forms.keys();
    if (forms.size >= longestList && oldest !== undefined) forms.delete(oldest);
    kept.set(component, forms.set(key, html));
    return html;
  };
}
