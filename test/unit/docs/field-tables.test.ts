import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldsOf, withTables } from '../../support/field-table.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

// `UPDATE=1` writes the tables.
test.each(['manual/content/en/docs/configure/head.md'])(
  'the tables of %s say what the comments of the types say',
  (file) => {
    const text = withTables(read(file), read);
    if (process.env['UPDATE'] === '1') writeFileSync(join(root, file), text);
    expect(text).toMatch(/^<!-- fields: /m);
    expect(read(file)).toBe(text);
  },
);

test('a field without a comment is refused, and so is an interface that does not exist', () => {
  expect(() => fieldsOf('export interface A {\n  b: string;\n}', 'A')).toThrow('A.b has no comment');
  expect(() => fieldsOf('', 'A')).toThrow('There is no interface A');
});
