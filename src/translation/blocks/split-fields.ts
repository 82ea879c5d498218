import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { Block } from './block.ts';

/** A text in the front matter. */
export interface TextField extends Pick<Block, 'name' | 'start' | 'end' | 'source'> {
  readonly value: string;
}

/** Fields that are never texts, whatever they say. */
const otherKeys: ReadonlySet<string> = new Set([
  ...['slug', 'id', 'image', 'href', 'link', 'to', 'url', 'icon', 'class', 'layout', 'date', 'authors', 'owner'],
  ...['redirect', 'redirect_from', 'head', 'custom', 'code', 'src'],
]);

/**
 * Returns the fields of the front matter that are texts for readers, at any depth, in their order.
 */
export function splitFields(text: string): readonly TextField[] {
  const { yaml, yamlStart: offset } = splitFrontMatter(text);
  if (yaml === '') return [];
  const fields: TextField[] = [];
  const visit = (node: Node | null, path: readonly string[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (!otherKeys.has(name)) visit(isNode(value) ? value : null, [...path, name]);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visit(isNode(item) ? item : null, [...path, String(index)]);
    } else if (isScalar(node) && typeof node.value === 'string' && isText(node.value)) {
      const [start, end] = node.range ?? [0, 0];
      // The range of a block scalar goes on to the next line.
      const written = yaml.slice(start, end).replace(/[ \t\r\n]+$/, '');
      const range = { start: offset + start, end: offset + start + written.length };
      fields.push({ ...range, name: path.join('.'), source: text.slice(range.start, range.end), value: node.value });
    }
  };
  visit(parseDocument(yaml).contents, []);
  return fields;
}

/**
 * A word may be a text in one language and two words in another, so addresses alone are no texts.
 */
function isText(value: string): boolean {
  return /\p{L}/u.test(value) && (/\s/.test(value.trim()) || !/[/#:@]|\.\w/.test(value));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
