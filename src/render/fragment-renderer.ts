import { renderToString } from 'react-dom/server';
import { islandTag } from '../shared/dom.ts';
import type { RenderFragment } from '../theme/context/CachedFragment.tsx';

/** Maximum number of cached variants per component. Neighboring pages share most variants. */
const maxVariants = 300;

/**
 * Returns a function that renders the fragments that pages share and caches their HTML for later
 * pages. It throws if a fragment without a prefix contains an island.
 */
export function createFragmentRenderer(): RenderFragment {
  const cache = new Map<unknown, Map<string, string>>();
  return ({ component, key, node, prefix }) => {
    const variants = cache.get(component) ?? new Map<string, string>();
    const known = variants.get(key);
    if (known !== undefined) return known;
    const html = renderToString(node, { identifierPrefix: prefix ?? '' });
    if (prefix === null && html.includes(`<${islandTag}`)) {
      throw new Error('An island in a cached fragment without a prefix may have the same ids as another island.');
    }
    const [oldest] = variants.keys();
    if (variants.size >= maxVariants && oldest !== undefined) variants.delete(oldest);
    cache.set(component, variants.set(key, html));
    return html;
  };
}
