import fc from 'fast-check';
import { toString } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { accept, parsePage, resultOf } from '../../support/accept-texts.ts';

/** Returns the text of a page without its marks. */
async function shownIn(text: string): Promise<string> {
  const tree = await parsePage(text, 'md');
  return tree ? toString(tree) : '';
}

describe('signs of a text are read as they are meant, or it is refused', () => {
  const bold = 'Press **now** or wait.';
  const code = 'Run `npm ci` now.';
  const link = 'See [Prices](./prices.md) first.';
  test.each([
    ['bold text with blanks in its signs', bold, 'Pulse ** ahora ** o espere.', 'marks'],
    ['bold text with one sign too few', bold, 'Pulse **ahora* o espere.', 'marks'],
    ['bold text that nobody can see as bold', bold, 'Pulse**«ahora»**o espere.', 'marks'],
    ['new bold text with blanks in its signs', 'Words.', 'Unas ** palabras **.', 'marks'],
    ['bold text of underscores in the place of asterisks', bold, 'Pulse __ahora__ o espere.', 'marks'],
    ['bold text that is left out', bold, 'Pulse ahora o espere.', 'taken'],
    ['a foreign word in italics', 'Words.', 'Unas *words*.', 'taken'],
    ['asterisks in the place of bold text', bold, 'Pulse \\*\\*ahora\\*\\* o espere.', 'taken'],
    ['asterisks between blanks', 'Words.', 'Son 5 * 3 * 2.', 'taken'],
    ['asterisks between numbers', 'Words.', 'Son 2*3*4.', 'marks'],
    ['the same, escaped', 'Words.', 'Son 2\\*3\\*4.', 'taken'],
    ['a name with underscores around it', 'Words.', 'El método __init__ de Python.', 'marks'],
    ['a name with underscores in it', bold, 'Pulse **ahora** o mi_otra_tecla.', 'taken'],
    ['tildes', 'Words.', 'Agua, H~2~O.', 'marks'],
    ['one tilde for each number', 'Words.', 'Entre ~5 y ~10.', 'taken'],
    ['backticks as apostrophes', 'Words.', 'l`eau d`ici', 'marks'],
    ['code without its end', code, 'Ejecute `npm ci ya.', 'marks'],
    ['a backtick before code', code, 'La tecla ` y luego `npm ci`.', 'marks'],
    ['the same, escaped', code, 'La tecla \\` y luego `npm ci`.', 'taken'],
    ['two backticks that stand alone', 'Words.', 'Las teclas ` y ` están.', 'marks'],
    ['code in words without blanks', code, '运行`npm ci`吧。', 'taken'],
    ['one more word of code', code, 'Ejecute `npm ci` o `npm i` ya.', 'taken'],
    ['a link with a blank in it', link, 'Vea [Precios] (./prices.md) antes.', 'marks'],
    [
      'the same with an address that becomes a link',
      'See [it](https://a.example).',
      'Vea [eso] (https://a.example).',
      'marks',
    ],
    ['a link with brackets of another script', link, '见[价格]（./prices.md）。', 'marks'],
    ['a link without its end', link, 'Vea [Precios](./prices.md antes.', 'marks'],
    ['a link with a title', link, 'Vea [Precios](./prices.md "Los «precios»") antes.', 'taken'],
    ['a link that is left out', link, 'Vea los precios antes.', 'taken'],
    ['brackets in a text', 'Words.', 'Unas palabras [sic] (así).', 'taken'],
    ['a path', 'Words.', 'En C:\\Datos\\Copias está.', 'taken'],
    ['a path that loses a backslash', 'Words.', 'En C:\\Datos\\_copias está.', 'marks'],
    ['the same behind code', code, 'Ejecute `npm ci`C:\\_copias ya.', 'marks'],
    ['the address of a server that loses one', 'Words.', 'En \\\\servidor\\datos está.', 'marks'],
    ['the same, escaped', 'Words.', 'En `\\\\servidor\\datos` está.', 'taken'],
    ['a formula that nobody has written', 'Words.', 'Son $$x$$ en total.', 'marks'],
    ['prices', 'Words.', 'De $5 a $6.', 'taken'],
  ])('%s', async (_, original, target, reason) => {
    expect(await resultOf(original, target, 'md')).toBe(reason);
  });

  test('a link by the name of its address loses it with another name', async () => {
    const rest = '\n[Prices]: ./prices.md\n';
    expect(await resultOf('See [Prices].', 'Vea [Precios].', 'md', rest)).toBe('marks');
    expect(await resultOf('See [Prices].', 'Vea [Precios][prices].', 'md', rest)).toBe('taken');
  });
});

describe('a table has the cells of its source', () => {
  const table = '| Name | Use |\n| --- | --- |\n| a | b |\n| c | d |';
  test.each([
    ['other words', '| Nombre | Uso |\n|---|---|\n| á | b |\n| c | d |', 'taken'],
    ['a sign between cells in a cell', table.replace('| a', '| a | á'), 'structure'],
    ['the same, escaped', table.replace('| a', '| a \\| á'), 'taken'],
    ['a line break in a cell', table.replace('| a', '| a\ná'), 'structure'],
    ['a row less', table.replace('\n| c | d |', ''), 'structure'],
    ['a row more', `${table}\n| e | f |`, 'structure'],
  ])('%s', async (_, target, reason) => {
    expect(await resultOf(table, target, 'md')).toBe(reason);
  });
});

describe('signs that mean something at one place only are escaped there', () => {
  test.each([
    ['a date at the beginning', 'Words.', '31. Dezember', '31\\. Dezember\n'],
    ['a number alone', 'Words.', '1)', '1\\)\n'],
    ['a number that begins no list', 'Words.', '3.5 s', '3.5 s\n'],
    ['number signs at the end of a heading', '# Words', 'Lenguaje C #', '# Lenguaje C \\#\n'],
    ['a number sign in a word of a heading', '# Words', 'Lenguaje C#', '# Lenguaje C#\n'],
    ['a line break in a heading', '# Words', 'Unas\\\npalabras', '# Unas palabras\n'],
    ['a backslash at the end of a line of a heading', '# Words', 'Unas\\\\\npalabras', '# Unas\\\\ palabras\n'],
    ['a list', 'Words.', '- Una\n- Otra', 'Words.\n'],
    ['a list with numbers', 'Words.', '1. Una\n1. Otra', 'Words.\n'],
  ])('%s', async (_, source, target, expected) => {
    const { file } = await accept(`${source}\n`, { [source.replace('# ', '')]: target }, 'md');
    expect(file).toBe(expected);
  });

  test('a no-break space around a field stays', async () => {
    const { file } = await accept('---\ntitle: Words\n---\n\nText.\n', { Words: '\u00A0Palabras\u00A0' }, 'md');
    expect(file).toBe('---\ntitle: \u00A0Palabras\u00A0\n---\n\nText.\n');
  });
});

/** What a translator may write, and what a reader is to see of it. */
const pieces: readonly (readonly [written: string, shown: string])[] = [
  ...[
    'palabra',
    '«así»',
    '„so“',
    '5\u00A0%',
    'a < b',
    'AT&T',
    'x > y',
    '->',
    '<5',
    '{b}',
    '{{c}}',
    '%s',
    '[sic]',
    '[x',
  ].map(same),
  ...['x]', '5 * 3', '2*3*4', 'nota*', 'mi_nombre', '__init__', '~5', 'H~2~O', '`', 'l`eau', 'd`ici', '$5'].map(same),
  ...[
    'C:\\temp',
    'C:\\_x',
    '\\\\servidor\\x',
    '#uno',
    '# uno',
    '- uno',
    '> uno',
    '1. uno',
    '31.',
    '|',
    '✅',
    'اتصل',
  ].map(same),
  ...[
    '** no **',
    '[eso] (./a.md)',
    '[eso]( ./a b.md',
    ':::',
    '10:30:45',
    '…',
    '^2^',
    '==x==',
    '\\',
    "l'eau",
    '[^9]',
  ].map(same),
  ...[
    ['**fin**', 'fin'] as const,
    ['*fin*', 'fin'] as const,
    ['`fin`', 'fin'] as const,
    ['[fin](./a.md)', 'fin'] as const,
  ],
  ...[['\\*', '*'] as const, ['&nbsp;', '\u00A0'] as const, ['a\\_b', 'a_b'] as const, ['\\`', '`'] as const],
];

function same(text: string): readonly [string, string] {
  return [text, text];
}

test('whatever a translator writes, a reader sees it', async () => {
  const taken: string[] = [];
  const sources = ['Words.', 'Press **now** or `wait`, *soon*, see [this](./a.md).'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }),
      async (source, parts) => {
        const { accepted, file } = await accept(
          `${source}\n`,
          { [source]: parts.map(([written]) => written).join(' ') },
          'md',
        );
        if (accepted.length === 0) return;
        taken.push(file);
        expect(await shownIn(file)).toBe(parts.map(([, shown]) => shown).join(' '));
      },
    ),
    { numRuns: 400 },
  );
  expect(taken.length).toBeGreaterThan(100);
});
