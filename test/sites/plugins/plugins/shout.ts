import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A remark plugin that prints a word in capital letters. */
export default function shout({ word }: { readonly word: string }) {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replaceAll(word, word.toUpperCase());
    });
  };
}
