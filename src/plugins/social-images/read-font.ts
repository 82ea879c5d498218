import { inflateSync } from 'node:zlib';

const headerLength = 12;
const recordLength = 16;

/**
 * Returns the font of a file as TrueType or OpenType. A WOFF file has the same tables, compressed.
 * Throws an error for any other file.
 */
export function readFont(file: Buffer): Buffer {
  const kind = file.toString('latin1', 0, 4);
  if (kind === 'wOFF') return unpack(file);
  if (['\0\u0001\0\0', 'OTTO', 'true'].includes(kind)) return file;
  throw new Error('The file is not a font in a known format');
}

/** Writes the tables of a WOFF file one after the other, with their list before them. */
function unpack(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(headerLength + recordLength * count);
  const reach = 2 ** Math.floor(Math.log2(count));
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(reach * recordLength, 6);
  head.writeUInt16BE(Math.log2(reach), 8);
  head.writeUInt16BE((count - reach) * recordLength, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const [start, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(entry + field));
    if (start === undefined || packed === undefined || length === undefined) break;
    const bytes = file.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const record = headerLength + recordLength * index;
    // Its name and its checksum.
    file.copy(head, record, entry, entry + 4);
    file.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
