import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFieldTypes } from '../../../scripts/describe-schemas.mjs';
import { readTypes } from '../../../scripts/read-types.mjs';
import { entriesOf } from '../../support/manual/field-entries.ts';
import { manualPath, readManual } from '../../support/manual/manual-pages.ts';
import { showType } from '../../support/manual/show-type.ts';
import { laterFields, wrongReleases } from '../../support/manual/since.ts';
import { referencesIn, withReference } from '../../support/manual/with-reference.ts';

const types = readFieldTypes(join(import.meta.dirname, '../../..'));
const pages = readManual().filter(({ text }) => referencesIn(text, types).length > 0);

// `UPDATE=1` writes the references.
test.each(pages)('the reference in $file says what the comments of the types say', ({ file, text }) => {
  const expected = withReference(text, types);
  if (process.env['UPDATE'] === '1') writeFileSync(manualPath(file), expected);
  else expect(text).toBe(expected);
});

test('the fields that came later exist', () => {
  const lost = Object.keys(laterFields).filter((place) => {
    const [type = '', field = ''] = place.split('.');
    return types.interfaces.get(type)?.has(field) !== true;
  });
  expect(lost).toStrictEqual([]);
});

test('each of them names a release of the changelog after the first', () => {
  const changelog = '## 1.2.0 – unreleased\n\n## 1.1.0 – 2027-02-01\n\n## 1.0.1 – 2027-01-01\n';
  expect(wrongReleases({ a: '1.2.0', b: '1.1', c: '1.0.1', d: '1.1.0' }, changelog)).toStrictEqual(['1.1', '1.0.1']);
  const written = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
  expect(wrongReleases(laterFields, written)).toStrictEqual([]);
});

const sample = readTypes([
  `export interface Site {\n  /** Name of \`a | b\`. */\n  title: LocalizedText;\n  /** Bar. Default: none. */\n  bar?: Bar[] | undefined;\n  /** Letters. Default: \`a.b\`, if any. */\n  size?: Size | undefined;\n}`,
  `export type Size = 'small' | 'large';\nexport type Either = Bar | Box | null;`,
  `export interface Bar {\n  /** On. */\n  isOn?: boolean | undefined;\n}\nexport interface Box {\n  width: number;\n}`,
]);

describe('a reference', () => {
  test('has a section for a field, and a table for an interface', () => {
    const text =
      '<!-- field: Site.bar -->\n<!-- end -->\n\nText.\n\n<!-- table: Site without Bar -->\nold\n<!-- end -->\n';
    expect(withReference(text, sample)).toBe(
      [
        '<!-- field: Site.bar -->',
        '## `bar` {#bar}',
        'Bar.',
        '<small>`object[]` · Default: none</small>',
        '<!-- end -->',
        'Text.',
        '<!-- table: Site without Bar -->',
        [
          '| Field | What it is |',
          '| --- | --- |',
          '| `title` | Name of `a \\| b`.<br><small>[`LocalizedText`](/docs/configure#reading) · **required**</small> |',
          '| `bar` | Bar.<br><small>`object[]` · Default: none</small> |',
          "| `size` | Letters.<br><small>`'small' \\| 'large'` · Default: `a.b`, if any</small> |",
        ].join('\n'),
        '<!-- end -->\n',
      ].join('\n\n'),
    );
  });

  test('shows interfaces as objects, and aliases as what they stand for', () => {
    expect(showType('Size[] | undefined', sample)).toBe("('small' | 'large')[]");
    expect(showType('Record<string, Either> | false', sample)).toBe('Record<string, object | null> | false');
    expect(showType('Bar | Box', sample)).toBe('object');
    expect(() => showType('Lost', sample)).toThrow('There is no type Lost');
  });

  test('refuses a field without a comment or a default, and what does not exist', () => {
    expect(() => entriesOf('Bar', sample)).toThrow('The comment of Bar.isOn names no default');
    expect(() => entriesOf('Box', sample)).toThrow('Box.width has no comment');
    expect(() => entriesOf('Lost', sample)).toThrow('There is no interface Lost');
    expect(() => withReference('<!-- field: Site.lost -->\n<!-- end -->', sample)).toThrow('has no fields');
  });
});
