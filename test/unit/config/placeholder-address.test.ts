import { expect, test } from 'vitest';
import { isPlaceholderAddress } from '../../../src/config/placeholder-address.ts';

test.each([
  'https://docs.example.com',
  'https://EXAMPLE.org/docs/',
  'https://a.b.example.net',
  'https://docs.example',
  'https://site.test',
  'https://docs.invalid',
  'http://localhost:3000',
  'http://docs.localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
])('%s is a placeholder', (address) => {
  expect(isPlaceholderAddress(address)).toBe(true);
});

test.each([
  'https://docs.kettle.coffee',
  'https://ada.github.io',
  'https://myexample.com',
  'https://example.com.br',
  'https://test.kettle.coffee',
  'https://docs.internal',
  'http://10.0.0.7',
])('%s may be the address of a site', (address) => {
  expect(isPlaceholderAddress(address)).toBe(false);
});
