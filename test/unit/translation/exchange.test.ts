import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Exchange } from '../../../src/translation/exchange/exchange-file.ts';
import { readExchange, writeExchange } from '../../../src/translation/exchange/formats.ts';
import { exchangeSchema } from '../../../src/translation/exchange/json.ts';

const formats = [
  ['xliff', '.xlf'],
  ['po', '.po'],
  ['json', '.json'],
] as const;

/** Texts with everything that a format must protect. */
const text = fc
  .array(
    fc.constantFrom(
      'call',
      'línea',
      'مكالمة',
      '声',
      '<b>',
      '&amp;',
      '"',
      "'",
      '\\',
      '\n',
      '\n\n',
      '\t',
      '\\n',
      '%s',
      '{#id}',
      ']]>',
      '-->',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => `a ${parts.join(' ')} z`);

const exchange = fc
  .array(fc.tuple(text, fc.option(text), fc.constantFrom('open' as const, 'done' as const)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((units): Exchange => ({
    ...{ from: 'en', to: 'pt-BR' },
    pages: [
      {
        ...{ source: 'content/en/docs/a & "b".md', translation: 'content/pt/docs/a & "b".md' },
        units: units.map(([source, target, state], index) => ({
          ...{ id: `paragraph-${index}`, kind: 'paragraph', source, target, proposals: [] },
          state: target === null ? 'open' : state,
        })),
      },
    ],
  }));

/** PO does not say where the translation is: the site knows. */
const withoutPlaces = ({ pages, ...rest }: Exchange) => ({
  ...rest,
  pages: pages.map(({ source, units }) => ({ source, units })),
});

describe.each(formats)('%s', (format, extension) => {
  test('any text comes back as it was', () => {
    fc.assert(
      fc.property(exchange, (given) => {
        const back = readExchange(writeExchange(given, format), extension);
        expect(back && withoutPlaces(back)).toStrictEqual(withoutPlaces(given));
      }),
    );
  });

  test('another form is refused, and never read in part', () => {
    for (const wrong of ['', 'PK\u0003\u0004', '{"from": "en"}', '<xliff version="1.2"/>', '<html></html>'])
      expect(readExchange(wrong, extension)?.pages ?? []).toStrictEqual([]);
  });
});

const sample: Exchange = {
  ...{ from: 'en', to: 'es' },
  pages: [
    {
      ...{ source: 'content/en/docs/a.md', translation: 'content/es/docs/a.md' },
      units: [
        {
          ...{
            id: 'paragraph-1',
            kind: 'paragraph',
            source: 'Call **us**\u0007 & <wait>.',
            target: null,
            state: 'open',
          },
          proposals: [{ source: 'Call us.', target: 'Llámenos.', similarity: 0.75 }],
        },
        { id: 'heading-2', kind: 'heading 2', source: 'Prices', target: 'Precios', state: 'done', proposals: [] },
        { id: 'heading-3', kind: 'heading 2', source: 'Limits', target: 'Límites', state: 'machine', proposals: [] },
      ],
    },
  ],
};

test('XLIFF has the elements, in the order, and the attributes that version 2.0 of the standard asks for', () => {
  const xml = writeExchange(sample, 'xliff');
  const parser = new SaxesParser({ xmlns: true });
  const found: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const names = Object.keys(attributes).filter((name) => !name.startsWith('xmlns'));
    found.push(`${uri.split(':').at(-2)} ${local} ${names.join(' ')}`.trim());
  });
  parser.write(xml).close();
  const unit = 'document unit id name xml:space';
  expect(found).toStrictEqual([
    'document xliff version srcLang trgLang',
    'document file id original',
    'document notes',
    'document note category',
    unit,
    'matches matches',
    'matches match ref similarity',
    'document source',
    'document target',
    'document segment id state',
    'document source',
    'document cp hex',
    unit,
    'document segment id state',
    'document source',
    'document target',
    unit,
    'document segment id state subState',
    'document source',
    'document target',
  ]);
  expect(readExchange(xml, '.xlf')).toStrictEqual({
    ...sample,
    pages: sample.pages.map((page) => ({ ...page, units: page.units.map((each) => ({ ...each, proposals: [] })) })),
  });
});

test('the JSON file has the form that its schema describes', () => {
  const schema = z.toJSONSchema(exchangeSchema, { io: 'input' });
  const { $schema: _draft, ...plain } = schema;
  const validate = new Ajv({ strict: false }).compile(plain);
  expect([validate(JSON.parse(writeExchange(sample, 'json'))), validate.errors]).toStrictEqual([true, null]);
  expect(validate({ from: 'en' })).toBe(false);
});

test.skipIf(spawnSync('msgfmt', ['--version']).error !== undefined)('gettext accepts the PO file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-po-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'es.po');
  writeFileSync(file, writeExchange(sample, 'po'));
  const { status, stderr } = spawnSync('msgfmt', ['--check', '--output-file=/dev/null', file], { encoding: 'utf8' });
  expect([status, stderr]).toStrictEqual([0, '']);
});

test('a PO file without its contexts has texts without a place, and no header among them', () => {
  const bare = writeExchange(sample, 'po').replace(/^msgctxt.*\n/gm, '');
  const { pages } = readExchange(bare, '.po') ?? {};
  expect(pages?.flatMap(({ source, units }) => units.map(({ target }) => [source, target]))).toStrictEqual([
    ['', 'Precios'],
    ['', 'Límites'],
  ]);
});

test('XLIFF has no element in an attribute, whatever a field is named', () => {
  const [page] = sample.pages;
  const units = (page?.units ?? []).map((unit) => ({ ...unit, kind: 'field "a\u0007"\r\u0085<b>' }));
  const xml = writeExchange({ ...sample, pages: [{ source: 'a\u0007.md', translation: 'b.md', units }] }, 'xliff');
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => names.push(attributes['name']?.value ?? ''));
  parser.write(xml).close();
  expect(names).toContain('field "a"\r\u0085<b>');
});
