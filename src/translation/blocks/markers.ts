import type { MarkdownFormat } from '../../markdown/page/compiled-page.ts';
import type { Marker, MarkerType } from './block.ts';

const pattern = /^(?:<!--|\{\/\*)\s*docsgen-(stale|missing|removed|machine) ([\da-f]+)\b[^]*(?:-->|\*\/\})$/;

const types: readonly MarkerType[] = ['stale', 'missing', 'removed', 'machine'];

/** Returns what a comment in a translation says; null for any other comment. */
export function readMarker(comment: string): Pick<Marker, 'type' | 'hash'> | null {
  const [, name, hash] = pattern.exec(comment.trim()) ?? [];
  const type = types.find((each) => each === name);
  return type === undefined || hash === undefined ? null : { type, hash };
}

/**
 * Returns a marker as it is written into a file of a format: a comment with lines for the
 * translator. What would end the comment is written with a blank in it.
 */
export function writeMarker(
  { type, hash }: Pick<Marker, 'type' | 'hash'>,
  lines: readonly string[],
  format: MarkdownFormat,
): string {
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const safe = lines.map((line) => line.replaceAll('-->', '-- >').replaceAll('*/', '* /'));
  return [`${open} docsgen-${type} ${hash}`, ...safe, close].join('\n');
}
