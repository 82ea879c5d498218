import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeSchemas, readFieldTypes } from '../../../scripts/describe-schemas.mjs';
import { prebuiltSchemas } from '../../../src/pipeline/json-schema/prebuilt-schemas.ts';
import { allCodes } from '../../support/all-codes.ts';
import { entriesOf, type FieldEntry } from '../../support/manual/field-entries.ts';
import { compareEntries, readManual, same } from '../../support/manual/manual-pages.ts';
import { fieldsIn } from '../../support/manual/schema-fields.ts';
import { referencesIn } from '../../support/manual/with-reference.ts';

const root = join(import.meta.dirname, '../../..');
const types = readFieldTypes(root);
const pages = readManual('configure').map((page) => ({ ...page, entries: referencesIn(page.text, types) }));

const linesOf = (entries: readonly FieldEntry[]) => entries.map(({ name, comment }) => `${name}: ${comment}`);

/**
 * Types without a schema: code checks the keys of `reports`, and plugins bring types of
 * collections.
 */
const withoutSchema = ['ReportFields', 'PluginCollection', 'PluginNavbarItem'];

describe('the chapter about the configuration', () => {
  test('has an entry for each field of the schemas, and no other', () => {
    const { strings: _, check: __, ...schemas } = describeSchemas(root, prebuiltSchemas());
    const described = Object.values(schemas).flatMap((schema) =>
      fieldsIn(schema).map(({ name, description }) => `${name}: ${description}`),
    );
    const inCode = [...described, ...withoutSchema.flatMap((name) => linesOf(entriesOf(name, types)))];
    expect(inCode.length).toBeGreaterThan(300);
    const inManual = pages.flatMap(({ entries }) => linesOf(entries));
    expect(compareEntries(inCode, inManual)).toStrictEqual(same);
  });

  test.each(pages.filter(({ entries }) => entries.length > 0))(
    '$file has an example of each of its fields',
    ({ text, entries }) => {
      const code = [...text.matchAll(/^```(?:ts|yaml|md)\b.*\n([^]*?)^```$/gm), ...text.matchAll(/`(\{[^`\n]+)`/g)];
      const written = code.map(([, example = '']) => example).join('\n');
      const lacks = entries.filter(({ name }) => !new RegExp(`(?<![\\w-])'?${name}'?:`).test(written));
      expect(lacks.map(({ name }) => name)).toStrictEqual([]);
    },
  );
});

test('each error code has a page, and each page a code', () => {
  const names = readManual('errors').map(({ file }) => file.replace(/^errors\/|\.md$/g, ''));
  expect(
    compareEntries(
      allCodes,
      names.filter((name) => name !== 'index'),
    ),
  ).toStrictEqual(same);
});

test('entries that lack, and those of what does not exist, are named', () => {
  expect(compareEntries(['build', 'dev'], ['dev', 'watch'])).toStrictEqual({ missing: ['build'], strange: ['watch'] });
});
