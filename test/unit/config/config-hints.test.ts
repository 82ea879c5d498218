import { expect, test } from 'vitest';
import * as z from 'zod';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import { checkValues } from '../../../src/config/check-values.ts';
import { createSiteSchema } from '../../../src/config/schema/site-config.ts';
import { validate } from '../../../src/config/validate.ts';

const right = {
  title: 'Hints',
  url: 'https://hints.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
};

async function hints(fields: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const input = { ...right, ...fields };
  const { value, problems } = await checkValues({ input, file: '', locate: () => null, types: collectionTypes });
  expect(value === null).toBe(problems.length > 0);
  return problems.map(({ title, hint }) => `${title}: ${hint}`);
}

test.each([
  [
    { search: true },
    '`search` is true: Expected false, or an object with any of `engine`, `connect`, `reportEmpty`; without the key, the defaults apply.',
  ],
  [{ logo: './l.png' }, 'Unknown key `logo`: Did you mean `navbar.logo` or `footer.logo`?'],
  [
    { navbar: { logo: './l.png' } },
    '`navbar.logo` is "./l.png": Expected an object with `src`, and if needed `srcDark`, `alt`, `width`, `height`, `href`.',
  ],
  [{ theme: { primary: '#00f' } }, 'Unknown key `theme`: Did you mean `palette` or `code.theme`?'],
  [
    { palette: { primary: '#00f' } },
    'Unknown key `palette.primary`: Did you mean `palette.light.accent` or `palette.dark.accent`?',
  ],
  [
    { palette: { accent: '#00f' } },
    'Unknown key `palette.accent`: Did you mean `palette.light.accent` or `palette.dark.accent`?',
  ],
  [
    { navbar: { items: ['docs'] } },
    '`navbar.items[0]` is "docs": Expected an object with `type`, such as `{ type: \'link\' }`.',
  ],
  [
    { collections: ['docs'] },
    '`collections` is ["docs"]: Expected an object with names as keys, and for each an object with `type`, such as `{ type: \'docs\' }`.',
  ],
  [{ sidebars: {} }, 'Unknown key `sidebars`: Did you mean `collections.<key>.sidebars`?'],
])('%j leads to the right key or shape', async (fields, hint) => {
  expect(await hints(fields)).toStrictEqual([hint]);
});

test('the type of a navbar item that begins like another leads to it', async () => {
  expect(await hints({ navbar: { items: [{ type: 'locale' }] } })).toStrictEqual([
    expect.stringContaining('Did you mean `localeDropdown`?'),
  ]);
});

test('a misspelled key is checked as the one that was meant, and shown as it is written', async () => {
  const found = await hints({ navbar: { titel: 5 } });
  expect(found).toStrictEqual([
    'Unknown key `navbar.titel`: Did you mean `title`? Known keys: title, logo, hideOnScroll, style, items.',
    '`navbar.titel` is 5: Expected a text, or an object with one text per locale.',
  ]);
});

test('rules over several fields are checked beside wrong values', async () => {
  const found = await hints({ url: 5, footer: { columns: [], links: [], style: 'pink' } });
  expect(found.map((text) => text.replace(/:.*/, ''))).toStrictEqual([
    '`url` is 5',
    '`footer.style` is "pink"',
    '`footer` has both `columns` and `links`',
  ]);
});

const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

test('no value of any field is answered with words of the validator', () => {
  const schema = createSiteSchema(collectionTypes);
  const paths = fieldsOf(schema);
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    for (const value of [true, 5, 'some text', [], [5], {}, { some: 5 }, () => 5]) {
      const input = { ...right, ...nested(path, value) };
      const { problems } = validate({ schema, input, file: '', locate: () => null, codes });
      for (const { hint } of problems)
        expect(hint).not.toMatch(/Invalid input|Expected an object\.|another value|undefined/);
    }
  }
});

/** Returns the paths of all fields of a schema that are in no list, and in no object with names as keys. */
function fieldsOf(schema: unknown): readonly (readonly string[])[] {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => [
    [key],
    ...fieldsOf(field).map((path) => [key, ...path]),
  ]);
}

function nested([key = '', ...path]: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  return { [key]: path.length === 0 ? value : nested(path, value) };
}
