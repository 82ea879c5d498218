import { expect, test } from 'vitest';
import { nearest, suggest } from '../../../src/config/nearest.ts';

test.each([
  ['titel', ['title', 'tagline'], 'title'],
  ['NAVBAR', ['navbar'], 'navbar'],
  ['colourMode', ['colorMode', 'custom'], 'colorMode'],
  ['sidebar_positoin', ['sidebar_position', 'sidebar_label'], 'sidebar_position'],
  ['zebra', ['title', 'tagline'], null],
  ['x', ['en', 'es'], null],
  ['ess', ['en', 'es'], 'es'],
  ['anything', [], null],
])('%s among %j is %j', (name, known, expected) => expect(nearest(name, known)).toBe(expected));

test('a remedy names the nearest and lists what exists', () => {
  expect(suggest('titel', ['title', 'url'], 'known keys')).toBe('Did you mean `title`? Known keys: title, url.');
  expect(suggest('zebra', ['title'], 'known keys')).toBe('Known keys: title.');
  expect(suggest('zebra', [], 'known keys')).toBe('There are no known keys.');
});
