import { hashOf } from '../../system/hash.ts';
import type { BlockKind } from './block.ts';

/** Number of characters of the hash of a block. A file has few thousand blocks. */
const hashLength = 12;

/**
 * Returns the hash of what a block says. In prose, one blank is as good as a line break. In code
 * each character counts.
 */
export function hashText(kind: BlockKind, text: string): string {
  const isProse = kind !== 'code' && kind !== 'script';
  const said = isProse ? text.replace(/\s*\n[ \t>]*|[ \t]+/g, ' ').trim() : text.replace(/\r\n?/g, '\n');
  return hashOf(said).slice(0, hashLength);
}
