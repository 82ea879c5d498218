import type { Root } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import type { Transformer } from 'unified';
import { isExternal } from '../../shared/is-external.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * Keeps the URLs of internal links and images as the author wrote them. Without it, `remark-rehype`
 * would percent-encode them.
 */
export function writtenTargets(): Transformer<Root> {
  return (tree) => {
    const targets = new Map<string, string>();
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'definition' && !targets.has(node.identifier)) targets.set(node.identifier, node.url);
    });
    eachMarkdownNode(tree, (node) => {
      const isLink = node.type === 'link' || node.type === 'linkReference';
      if (!isLink && node.type !== 'image' && node.type !== 'imageReference') return;
      const target = 'url' in node ? node.url : targets.get(node.identifier);
      if (target === undefined) return;
      if (isExternal(target)) {
        // Readers get the encoded address. Rules of plugins get the one that the author wrote.
        if (normalizeUri(target) !== target) node.data = { ...node.data, hProperties: { dataWritten: target } };
        return;
      }
      node.data = { ...node.data, hProperties: isLink ? { href: target } : { src: target } };
    });
  };
}
