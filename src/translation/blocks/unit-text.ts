import { isScalar, parseDocument, stringify } from 'yaml';
import type { Block } from './block.ts';

/**
 * Returns what a translator reads of a block: without the signs of lists and quotes around it, and
 * without YAML.
 */
export function exportedText({ kind, source, prefix }: Pick<Block, 'kind' | 'source' | 'prefix'>): string {
  if (kind === 'field') return fieldValue(source);
  const written = kind === 'attribute' ? attributeValue(source) : source;
  const text = written.replace(/\r\n?/g, '\n');
  return prefix === '' ? text : text.replaceAll(`\n${prefix}`, '\n');
}

/** Returns whether a block has something to translate. */
export function isText(block: Block): boolean {
  return !['code', 'script', 'definition', 'html'].includes(block.kind) && exportedText(block) !== '';
}

/** Returns what a file has of a text that a translator has written, in the place of a block. */
export function importedText(
  { kind, source, prefix }: Pick<Block, 'kind' | 'source' | 'prefix'>,
  text: string,
): string {
  if (kind === 'field') return fieldSource(text);
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  const written = text.replace(/\r\n?/g, '\n').replaceAll('\n', `${end}${prefix}`);
  return kind === 'attribute' ? attributeSource(written) : written;
}

const quoteReferences = { '&quot;': '"', '&#34;': '"', '&apos;': "'", '&#39;': "'" } as const;

/** A string of JSX has no backslashes. A quotation mark in it may be a character reference. */
function attributeValue(source: string): string {
  const value = source.slice(1, -1);
  return Object.entries(quoteReferences).reduce((text, [reference, sign]) => text.replaceAll(reference, sign), value);
}

function attributeSource(value: string): string {
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
  return quote + value.replaceAll(quote, '&quot;') + quote;
}

/** Wrong YAML is reported when the site is read. */
function fieldValue(source: string): string {
  const { contents, errors } = parseDocument(source);
  return errors.length === 0 && isScalar(contents) && typeof contents.value === 'string' ? contents.value : source;
}

/** One line, so that the lines around it stay what they are. */
function fieldSource(value: string): string {
  // A text may begin or end with a no-break space.
  const plain = stringify(value, { lineWidth: 0 }).replace(/\n$/, '');
  return /[\n,[\]{}#]/.test(plain) && !/^["']/.test(plain) ? JSON.stringify(value) : plain;
}
