import type { Properties } from 'hast';
import type { Code } from 'mdast';
import type { CodeMeta } from './code-meta.ts';
import { createLineKinds } from './line-kind.ts';
import { parseCodeMeta } from './meta-string.ts';

/**
 * Adds properties to the element that a code block becomes. Properties are used because
 * `rehype-raw` drops the `data` of nodes.
 */
export function setCodeProperties(node: Code, properties: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/**
 * Returns the parsed meta string of a code block, without the kinds of lines that the site defines.
 * The plugin `codeMeta` must have run before.
 */
export function codeMetaOf(node: Code): CodeMeta {
  return parseCodeMeta(String(node.data?.hProperties?.['dataDocsMeta'] ?? ''), createLineKinds({}));
}
