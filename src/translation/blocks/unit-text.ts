import { isScalar, parseDocument, stringify } from 'yaml';
import type { Block } from './block.ts';

/**
 * Returns what a translator reads of a block: without the signs of lists and quotes around it, and
 * without YAML.
 */
export function exportedText({ kind, source, prefix }: Pick<Block, 'kind' | 'source' | 'prefix'>): string {
  if (kind === 'field') return fieldValue(source);
  const text = source.replace(/\r\n?/g, '\n');
  return prefix === '' ? text : text.replaceAll(`\n${prefix}`, '\n');
}

/** Returns what a file has of a text that a translator has written, in the place of a block. */
export function importedText(
  { kind, source, prefix }: Pick<Block, 'kind' | 'source' | 'prefix'>,
  text: string,
): string {
  if (kind === 'field') return fieldSource(text);
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  return text.replace(/\r\n?/g, '\n').replaceAll('\n', `${end}${prefix}`);
}

/** Wrong YAML is reported when the site is read. */
function fieldValue(source: string): string {
  const { contents, errors } = parseDocument(source);
  return errors.length === 0 && isScalar(contents) && typeof contents.value === 'string' ? contents.value : source;
}

/** One line, so that the lines around it stay what they are. */
function fieldSource(value: string): string {
  const plain = stringify(value, { lineWidth: 0 }).trim();
  return /[\n,[\]{}#]/.test(plain) && !/^["']/.test(plain) ? JSON.stringify(value) : plain;
}
