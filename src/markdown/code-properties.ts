import type { Properties } from 'hast';
import type { Code } from 'mdast';
import { parseCodeMeta, type CodeMeta } from './code/meta-string.ts';

/** Gives the element that a code block will be further properties; its `data` does not survive `rehype-raw`. */
export function setCodeProperties(node: Code, properties: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/** Returns what the opening line of a block says, once `codeMeta` has put it into its properties. */
export function codeMetaOf(node: Code): CodeMeta {
  return parseCodeMeta(String(node.data?.hProperties?.['dataDocsMeta'] ?? ''));
}
