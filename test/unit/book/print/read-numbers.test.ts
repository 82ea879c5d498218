import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../../src/book/print/read-numbers.ts';

/** Returns a PDF with these objects, numbered from 1; the last is the catalog. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size 9\n/Root ${objects.length} 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

describe('readNumbers', () => {
  it('counts the pages of a nested tree, and finds the ids on them', () => {
    const pdf = pdfOf([
      '<</Type /Page>>',
      '<</Type /Page>>',
      '<</Type /Pages\n/Kids [1 0 R 2 0 R]>>',
      '<</Type /Page>>',
      '<</Type /Pages\n/Kids [3 0 R 4 0 R]>>',
      '<</p1 [2 0 R /XYZ 0 842 0]\n/p1-note-1 [4 0 R /XYZ 0 1 0]>>',
      '<</Type /Catalog\n/Pages 5 0 R\n/Dests 6 0 R>>',
    ]);
    expect(readNumbers(pdf)).toStrictEqual({
      pages: 3,
      numbers: new Map([
        ['p1', 2],
        ['p1-note-1', 3],
      ]),
    });
  });

  it('reads a document without links', () => {
    const pdf = pdfOf(['<</Type /Page>>', '<</Kids [1 0 R]>>', '<</Pages 2 0 R>>']);
    expect(readNumbers(pdf)).toStrictEqual({ pages: 1, numbers: new Map() });
  });

  it('refuses what Chromium does not write', () => {
    expect(() => readNumbers(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF'))).toThrow('does not have the form');
    expect(() => readNumbers(Buffer.from('<html>'))).toThrow('does not have the form');
  });
});
