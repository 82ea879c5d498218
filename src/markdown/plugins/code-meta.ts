import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { eachMarkdownNode } from '../walk.ts';

/** Puts the language and meta string of code blocks into properties, as `data` does not survive `rehype-raw`. */
export function codeMeta(): Transformer<Root> {
  return (tree) => {
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'code') return;
      const info = [node.lang, node.meta].filter(Boolean).join(' ');
      // The ranges may touch the name: `js{1,3}`.
      const [, language = '', meta = ''] = /^([^\s{]*)(.*)$/s.exec(info) ?? [];
      node.data = {
        ...node.data,
        hProperties: { dataDocsLang: language.toLowerCase() || 'text', dataDocsMeta: meta.trim() },
      };
    });
  };
}
