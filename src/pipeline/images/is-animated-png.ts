const signatureLength = 8;

/**
 * Returns whether a PNG is an animation: it has a chunk `acTL` before its data. Image libraries
 * read only the first frame of such a file.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < signatureLength || view.getUint32(0) !== 0x89504e47) return false;
  // A chunk consists of its length, its type, its data and a checksum.
  for (let offset = signatureLength; offset + 8 <= bytes.byteLength; offset += view.getUint32(offset) + 12) {
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
