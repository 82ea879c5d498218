import type { Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/** The id of the heading above the footnotes. */
export const footnoteLabelId = 'footnote-label';

/**
 * Removes the English texts from the footnotes. The theme renders the heading, and labels the back
 * links by their numbers.
 */
export function footnotes(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (node) => {
      const { dataFootnotes, dataFootnoteRef, dataFootnoteBackref, ariaLabel, ...others } = node.properties;
      if (dataFootnoteBackref !== undefined) {
        node.properties = { ...others, dataFootnoteBackref: ariaLabel ?? dataFootnoteBackref };
      } else if (dataFootnoteRef !== undefined) {
        node.properties = { ...node.properties, dataFootnoteRef: '' };
      } else if (dataFootnotes !== undefined) {
        node.properties = { ...node.properties, dataFootnotes: '' };
      } else if (node.properties['id'] === footnoteLabelId) {
        node.children = [{ type: 'element', tagName: 'docs-footnote-label', properties: {}, children: [] }];
      }
    });
  };
}

/**
 * Returns the number of a back link: the number of the footnote and, from the second reference on,
 * the number of the reference.
 */
export function footnoteBackLabel(referenceIndex: number, rereferenceIndex: number): string {
  return `${referenceIndex + 1}${rereferenceIndex > 1 ? `-${rereferenceIndex}` : ''}`;
}
