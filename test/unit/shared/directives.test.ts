import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers, parseDirectives } from '../../../src/shared/directives.ts';

/** Returns the lines of a text for which a code is left out. */
function linesOf(text: string, code = 'broken-link'): readonly number[] {
  const own = parseDirectives(text).filter(({ codes }) => codes.includes(code));
  const lines = text.split('\n').map((_, index) => index + 1);
  return lines.filter((line) => own.some((directive) => covers(directive, line)));
}

describe('parseDirectives', () => {
  test.each<[string, string, readonly number[]]>([
    ['the next line', '<!-- docsgen-disable-next-line broken-link -->\na\nb', [2]],
    ['a reason', '<!-- docsgen-disable-next-line broken-link -- heading-jump is not meant -->\na', [2]],
    ['the next line that has text', '<!-- docsgen-disable-next-line broken-link -->\n\n# A\nb', [3]],
    ['MDX', '{/* docsgen-disable-next-line broken-link -- soon */}\na', [2]],
    ['front matter', '---\n# docsgen-disable-next-line broken-link\nimage: a\n---\nb', [3]],
    ['a list', '- <!-- docsgen-disable-next-line broken-link -->\n  a\n  b', [2]],
    ['a quote', '> <!-- docsgen-disable-next-line broken-link -->\n> a', [2]],
    ['carriage returns', '<!-- docsgen-disable-next-line broken-link -->\r\na\r\nb', [2]],
    ['a range', 'a\n<!-- docsgen-disable broken-link -->\nb\n<!-- docsgen-enable -->\nc', [2, 3, 4]],
    ['the rest of the file', 'a\n<!-- docsgen-disable heading-jump broken-link -->\nb\nc', [2, 3, 4]],
    [
      'an end for one of two',
      '<!-- docsgen-disable broken-link, x -->\n<!-- docsgen-enable broken-link -->\nc',
      [1, 2],
    ],
    ['an end for another', '<!-- docsgen-disable broken-link -->\n<!-- docsgen-enable x -->\nc', [1, 2, 3]],
    ['other codes', '<!-- docsgen-disable-next-line heading-jump -->\na', []],
    ['a code block', '```md\n<!-- docsgen-disable broken-link -->\n```\na', []],
    ['after a code block', '~~~\n```\n~~~\n<!-- docsgen-disable-next-line broken-link -->\na', [5]],
    ['the next code block as a whole', '<!-- docsgen-disable-next-line broken-link -->\n\n~~~\na\n~~~\nb', [3, 4, 5]],
    ['a code block that never ends', '<!-- docsgen-disable-next-line broken-link -->\n```\na', [2, 3]],
    ['text on the line', 'see `<!-- docsgen-disable broken-link -->`\na', []],
    ['another word', '<!-- docsgen-disabled broken-link -->\na', []],
    ['no last line', '<!-- docsgen-disable-next-line broken-link -->', [1]],
  ])('%s', (_, text, expected) => {
    expect(linesOf(text)).toStrictEqual(expected);
  });

  test('reads any text, and finds only lines that have a directive', () => {
    const piece = fc.constantFrom(
      ...['<!-- ', '{/* ', '# ', 'docsgen-disable', 'docsgen-enable', '-next-line', ' broken-link', ',', ' -- ', '-->'],
      ...['*/}', '\n', '\r\n', '```', '~~~~', '---', '> ', '- ', ' ', 'a'],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const lines = value.split(/\r?\n/);
        for (const directive of parseDirectives(value)) {
          expect(lines[directive.line - 1]).toMatch(/docsgen-disable/);
          expect(directive.from).toBeGreaterThanOrEqual(directive.line);
          if (!directive.isOpen) expect(directive.to).toBeLessThanOrEqual(lines.length);
        }
      }),
    );
  });
});
