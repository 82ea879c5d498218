import { expect, test } from 'vitest';
import { decodeText } from '../../../src/content/decode-text.ts';
import { parseYaml } from '../../../src/content/yaml-source.ts';

const text = '# Títle\n\nText.\n';
const utf16 = Buffer.from(text, 'utf16le');

test.each([
  ['with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['big-endian, with a byte order mark', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ['without a mark', utf16],
  ['big-endian, without a mark', Buffer.from(utf16).swap16()],
])('UTF-16 %s is read, and is an error', (_, bytes) => {
  const decoded = decodeText(bytes);
  expect(decoded.text).toBe(text);
  expect(decoded.problem).toMatchObject({ severity: 'error' });
  expect(decoded.problem?.title).toContain('UTF-16');
});

test('bytes that are not UTF-8 are a warning with the place of the first', () => {
  const decoded = decodeText(Buffer.concat([Buffer.from('One\nTwo caf'), Buffer.from([0xe9]), Buffer.from('\n')]));
  expect(decoded.text).toBe('One\nTwo caf\uFFFD\n');
  expect(decoded.problem).toMatchObject({ severity: 'warning', line: 2, column: 8 });
});

test.each(['', 'a', 'ab', '\uFEFF# With a mark', '日本語', '# \uFFFD as such', '\0'])('%j is UTF-8', (any) => {
  expect(decodeText(Buffer.from(any))).toStrictEqual({ text: any.replace('\0', '\uFFFD'), problem: null });
});

test('NUL becomes U+FFFD, written plain or as an escape', () => {
  expect(decodeText(Buffer.from('a\0b\0')).text).toBe('a\uFFFDb\uFFFD');
  const { value } = parseYaml({ text: 'title: "a\\0b"\n', file: 'a.md', lineOffset: 1 });
  expect(value.data).toStrictEqual({ title: 'a\uFFFDb' });
});
