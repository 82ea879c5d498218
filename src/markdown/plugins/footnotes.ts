import type { Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/** The id of the heading over the footnotes. */
export const footnoteLabelId = 'footnote-label';

/**
 * Takes the English out of the footnotes: the theme prints the label and names ways back by their
 * number.
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
 * Returns the number of a way back: that of the note and, from the second on, of the place that
 * refers to it.
 */
export function footnoteBackLabel(referenceIndex: number, rereferenceIndex: number): string {
  return `${referenceIndex + 1}${rereferenceIndex > 1 ? `-${rereferenceIndex}` : ''}`;
}
