import { expect, test } from 'vitest';
import * as z from 'zod';
import { pathText, validate } from '../../../src/config/validate.ts';

const item: z.ZodType = z.lazy(() =>
  z.union([
    z.string(),
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc'), id: z.string() }),
      z.strictObject({ type: z.literal('category'), items: z.array(item) }),
    ]),
  ]),
);
const schema = z
  .strictObject({
    title: z.string(),
    count: z.number().int().min(2).max(6).optional(),
    items: z.array(item).min(1).optional(),
    draft: z.boolean().optional(),
    unlisted: z.boolean().optional(),
    text: z.union([z.string(), z.record(z.string(), z.string())], 'a text, or one a locale').optional(),
  })
  .refine(({ draft, unlisted }) => !(draft && unlisted), { message: 'not both', path: ['unlisted'] });

const codes = { unknownKey: 'unknown-front-matter-key', invalidValue: 'invalid-metadata' } as const;

function mistakes(input: unknown) {
  const { value, problems } = validate({ schema, input, codes, file: 'a.yml', locate: () => ({ line: 7, column: 3 }) });
  if (problems.length > 0) expect(value).toBeNull();
  return problems.map(({ title, hint }) => `${title}. ${hint}`);
}

test('a valid value is returned parsed', () => {
  const { value, problems } = validate({ schema, input: { title: 'A' }, codes, file: 'a.yml', locate: () => null });
  expect(value).toStrictEqual({ title: 'A' });
  expect(problems).toStrictEqual([]);
});

test('a problem has its file and position', () => {
  const { problems } = validate({ schema, input: {}, codes, file: 'a.yml', locate: () => ({ line: 7, column: 3 }) });
  expect(problems).toMatchObject([{ severity: 'error', code: 'invalid-metadata', file: 'a.yml', line: 7, column: 3 }]);
});

test.each([
  [{}, ['`title` is missing. Expected a text.']],
  [{ title: 1 }, ['`title` is 1. Expected a text.']],
  // A field under a misspelled name is not missing as well.
  [{ titel: 'A' }, [/^Unknown key `titel`\. Did you mean `title`\? Known keys: title, count/]],
  [{ heading: 'A' }, ['`title` is missing. Expected a text.', /^Unknown key `heading`\. Known keys: title, count/]],
  [{ title: 'A', count: 1 }, ['`count` is 1. Expected a number of at least 2.']],
  [{ title: 'A', count: 7 }, ['`count` is 7. Expected a number of at most 6.']],
  [{ title: 'A', count: 2.5 }, ['`count` is 2.5. Expected a whole number.']],
  [{ title: 'A', items: [] }, ['`items` is []. Expected a list of at least 1 item.']],
  [{ title: 'A', items: {} }, ['`items` is {}. Expected a list.']],
  [{ title: 'A', text: 5 }, ['`text` is 5. Expected a text, or one a locale.']],
  [{ title: 'A', text: { en: 5 } }, ['`text.en` is 5. Expected a text.']],
  [{ title: 'A', draft: true, unlisted: true }, ['`unlisted` is true. Expected not both.']],
  [
    ['A'],
    [
      'The whole value is ["A"]. Expected an object with `title`, and if needed `count`, `items`, `draft`, `unlisted`, `text`.',
    ],
  ],
])('%j: %j', (input, expected) => {
  const found = mistakes(input);
  expect(found).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) {
    if (typeof text === 'string') expect(found[index]).toBe(text);
    else expect(found[index]).toMatch(text);
  }
});

test('a mistake deep in a union of objects is named by its own path, not by the union', () => {
  const items = ['intro', { type: 'category', items: ['a', { type: 'doc', ID: 'b' }, { type: 'dco', id: 'c' }, {}] }];
  expect(mistakes({ title: 'A', items })).toStrictEqual([
    'Unknown key `items[1].items[1].ID`. Did you mean `id`? Known keys: type, id.',
    '`items[1].items[2].type` is "dco". Did you mean `doc`? Known values: doc, category.',
    '`items[1].items[3].type` is missing. Expected one of doc, category.',
  ]);
});

test('fields with unknown values are returned: wrong ones, and those with a misspelled name', () => {
  const input = { titel: 'A', count: 1, text: 'B' };
  const { unknown } = validate({ schema, input, codes, file: 'a.yml', locate: () => null });
  expect(unknown).toStrictEqual(['count', 'titel', 'title']);
});

test('a long value is cut', () => {
  const [problem] = mistakes({ title: { a: 'x'.repeat(500) } });
  expect(problem?.length).toBeLessThan(170);
});

test('a path is written as in code', () => {
  expect(pathText(['navbar', 'items', 2, 'label'])).toBe('navbar.items[2].label');
});
