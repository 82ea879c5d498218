import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

const addressStart = /^pathname:\/\//;
/** A `srcset` may have several URLs. */
const candidateStart = /((?:^|,)\s*)pathname:\/\//g;

/**
 * Removes `pathname://` from URLs. The rest is written to the page unchanged: it is not checked,
 * and the base of the site is not added. Links get `rel="external"`, so that the browser loads the
 * target instead of the client router.
 */
export function pathNames(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, ({ tagName, properties }) => {
      for (const name of ['href', 'src', 'srcSet', 'poster']) strip({ tagName, properties }, name);
    });
  };
}

function strip({ tagName, properties }: Pick<Element, 'tagName' | 'properties'>, name: string): void {
  const value = properties[name];
  if (typeof value !== 'string') return;
  const stripped = name === 'srcSet' ? value.replace(candidateStart, '$1') : value.replace(addressStart, '');
  if (stripped === value) return;
  properties[name] = stripped;
  if (tagName === 'a' && properties['rel'] === undefined) properties['rel'] = ['external'];
}
