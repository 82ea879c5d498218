import { expect, test } from 'vitest';
import * as z from 'zod';
import { sidebarItem } from '../../../../../src/collections/docs/config/sidebar/schema.ts';
import { validate } from '../../../../../src/config/validate.ts';

const schema = z.strictObject({ items: z.array(sidebarItem) });
const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

function mistakes(item: unknown): readonly string[] {
  const options = { schema, input: { items: [item] }, codes, file: 'site.config.ts', locate: () => null };
  return validate(options).problems.map(({ title, hint }) => `${title}. ${hint}`);
}

test.each([
  'intro',
  { Calls: ['calls/start', { Inner: ['calls/end'] }] },
  { Calls: ['a'], 'Voice agents': [], icon: ['b'] },
])('%j is an entry', (item) => {
  expect(mistakes(item)).toStrictEqual([]);
});

test.each([
  [{ Calls: 'calls/start' }, ['`items[0].Calls` is "calls/start". Expected a list.']],
  [{ Calls: ['a', 5], Voice: ['b'] }, ['`items[0].Calls[1]` is 5. Expected the id of a doc, or an object.']],
  [{ Calls: ['a', { type: 'dco', doc: 'b' }] }, [/^`items\[0\]\.Calls\[1\]\.type` is "dco"\. Did you mean `doc`\?/]],
  [{ Calls: [{ Inner: 'b' }] }, ['`items[0].Calls[0].Inner` is "b". Expected a list.']],
  // These are meant as entries of a kind.
  [{ label: 'Calls', items: ['a'] }, [/^`items\[0\]\.type` is missing\. Expected one of doc, ref, link, category,/]],
  [{ typ: 'doc', doc: 'a' }, [/^`items\[0\]\.type` is missing\. Expected one of doc,/]],
  [{}, [/^`items\[0\]\.type` is missing\. Expected one of doc,/]],
  [{ type: 'category', label: 'A', items: ['a'], colapsed: true }, [/^Unknown key `items\[0\]\.colapsed`/]],
])('%j: %j', (item, expected) => {
  const found = mistakes(item);
  expect(found).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) {
    if (typeof text === 'string') expect(found[index]).toBe(text);
    else expect(found[index]).toMatch(text);
  }
});
