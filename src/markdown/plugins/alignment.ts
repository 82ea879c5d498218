import type { Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/** Replaces `align` attributes, which are obsolete in HTML, with classes such as `align-left`. */
export function alignment(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (node) => {
      const { align, className, ...others } = node.properties;
      if (typeof align !== 'string') return;
      const names = Array.isArray(className) ? className : [];
      const isKnown = ['left', 'center', 'right'].includes(align.toLowerCase());
      const all = isKnown ? [...names, `align-${align.toLowerCase()}`] : names;
      node.properties = all.length > 0 ? { ...others, className: all } : others;
    });
  };
}
