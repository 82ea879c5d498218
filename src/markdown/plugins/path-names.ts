import type { Element, Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

const addressStart = /^pathname:\/\//;
/** A `srcset` has several addresses. */
const candidateStart = /((?:^|,)\s*)pathname:\/\//g;

/**
 * Takes `pathname://` off addresses: what follows is written into the page as it is, neither
 * checked nor given the site's base. The link says that it leads off the site, so that the browser
 * loads what is there.
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
