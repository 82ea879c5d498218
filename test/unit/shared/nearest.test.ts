import { expect, test } from 'vitest';
import { nearest, suggest } from '../../../src/shared/nearest.ts';

test.each([
  ['titel', ['title', 'tagline'], 'title'],
  ['NAVBAR', ['navbar'], 'navbar'],
  ['colourMode', ['colorMode', 'custom'], 'colorMode'],
  ['sidebar_positoin', ['sidebar_position', 'sidebar_label'], 'sidebar_position'],
  ['zebra', ['title', 'tagline'], null],
  ['x', ['en', 'es'], null],
  ['ess', ['en', 'es'], 'es'],
  ['warn', ['note', 'warning'], 'warning'],
  ['subtitle', ['tab', 'title'], 'title'],
  ['anything', [], null],
])('%s among %j is %j', (name, known, expected) => expect(nearest(name, known)).toBe(expected));

test('a hint suggests the nearest name and lists all names', () => {
  expect(suggest('titel', ['title', 'url'], 'known keys')).toBe('Did you mean `title`? Known keys: title, url.');
  expect(suggest('zebra', ['title'], 'known keys')).toBe('Known keys: title.');
  expect(suggest('zebra', [], 'known keys')).toBe('There are no known keys.');
});

test('a long list is left out if there is a similar name', () => {
  const names = Array.from(
    { length: 101 },
    (_, index) => `name-${String.fromCharCode(97 + (index % 26)).repeat(9)}${index}`,
  );
  expect(suggest(`${names[3]}x`, names, 'names')).toBe(`Did you mean \`${names[3]}\`?`);
  expect(suggest('?', names, 'names')).toContain(names[100]);
});
