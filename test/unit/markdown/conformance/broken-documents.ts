import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const content = join(import.meta.dirname, '../../../../content');
const originals = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => readFileSync(join(content, file)));

/** Where documents are broken: bytes and texts that are put into a real one. */
const insertions = [
  ...['\0', '\u202E', '\u2066', '\u200F', '\uFEFF', '\r', '\r\n', '\u2028', '\t', ' ', '\n', '\n\n'],
  ...['>', '> ', '* ', '*', '**', '_', '`', '```', '~~~', '[', '](', '![', '[^a]', '[^a]: ', '- [ ] ', '    '],
  ...[':::', ':::note', ':::note[', '::x', ':x[', '{#a}', '{', '}', '<', '</', '<div>', '</p>', '<!--', '-->', '<svg>'],
  ...[
    '<table>',
    '<title>',
    '<textarea>',
    '<script>',
    '<a href=',
    '&#0;',
    '&',
    '|',
    '|-|',
    '---\n',
    '# ',
    '===\n',
    '\\',
  ],
].map((text) => Buffer.from(text));
const invalidBytes = [[0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xf0, 0x9f]].map((bytes) =>
  Buffer.from(bytes),
);

interface Mutation {
  readonly kind: 'insert' | 'remove' | 'repeat' | 'newlines' | 'longLine';
  /** Where, as a share of the document's length. */
  readonly at: number;
  readonly size: number;
  readonly piece: Buffer;
}

const mutation = fc.record<Mutation>({
  kind: fc.constantFrom('insert', 'insert', 'remove', 'repeat', 'newlines', 'longLine'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.integer({ min: 1, max: 100 }),
  piece: fc.constantFrom(...insertions, ...invalidBytes),
});

/** Real documents, or parts of them, with a few mistakes. */
export const brokenDocument = fc
  .tuple(
    fc.constantFrom(...originals),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.array(mutation, { minLength: 1, maxLength: 8 }),
  )
  .map(([original, from, mutations]) => mutations.reduce(mutate, cut(original, from)));
/** The same marks again and again. */
export const bomb = fc
  .tuple(fc.array(fc.constantFrom(...insertions), { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 250 }))
  .map(([pieces, times]) => Buffer.concat(Array.from({ length: times }, () => pieces).flat()));

/** Half of the documents are parts of real ones, which take the compiler less than a whole. */
function cut(original: Buffer, from: number): Buffer {
  const start = from < 0.5 ? 0 : Math.floor((from - 0.5) * 2 * original.length);
  return original.subarray(start, start + 500);
}

function mutate(document: Buffer, { kind, at, size, piece }: Mutation): Buffer {
  const index = Math.floor(at * document.length);
  const [before, after] = [document.subarray(0, index), document.subarray(index)];
  switch (kind) {
    case 'insert':
      return Buffer.concat([before, piece, after]);
    case 'remove':
      return Buffer.concat([before, after.subarray(size)]);
    case 'repeat':
      return Buffer.concat([before, ...Array.from({ length: size }, () => piece), after]);
    case 'newlines':
      return Buffer.from(document.toString('latin1').replaceAll('\n', size % 2 === 0 ? '\r' : '\r\n'), 'latin1');
    case 'longLine':
      return Buffer.concat([before, Buffer.alloc(size * 20, piece), after]);
  }
}
