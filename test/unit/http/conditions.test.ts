import { expect, test } from 'vitest';
import { evaluateConditions, mayContinue } from '../../../src/http/conditions.ts';

const etag = '"b"';
const modified = 'Mon, 05 Jan 2026 10:00:00 GMT';
const validators = { etag, modifiedMs: Date.parse(modified) + 321 };
const [before, after] = ['Mon, 05 Jan 2026 09:59:59 GMT', 'Mon, 05 Jan 2026 10:00:01 GMT'];

test.each([
  [{}, null],
  [{ 'if-none-match': '"b"' }, 304],
  [{ 'if-none-match': 'W/"b"' }, 304],
  [{ 'if-none-match': '"a", "b"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"a"' }, null],
  [{ 'if-none-match': '"a"', 'if-modified-since': after }, null],
  [{ 'if-modified-since': modified }, 304],
  [{ 'if-modified-since': after }, 304],
  [{ 'if-modified-since': before }, null],
  [{ 'if-modified-since': 'yesterday' }, null],
  [{ 'if-match': '"b"' }, null],
  [{ 'if-match': '*' }, null],
  [{ 'if-match': '"a"' }, 412],
  [{ 'if-match': 'W/"b"' }, 412],
  [{ 'if-match': '"b"', 'if-unmodified-since': before }, null],
  [{ 'if-unmodified-since': modified }, null],
  [{ 'if-unmodified-since': before }, 412],
  [{ 'if-match': '"b"', 'if-none-match': '"b"' }, 304],
])('%j gives %j', (headers, status) => expect(evaluateConditions(headers, validators)).toBe(status));

test.each([
  [undefined, true],
  ['"b"', true],
  ['W/"b"', false],
  ['"a"', false],
  [modified, true],
  [before, false],
  [after, false],
  ['yesterday', false],
])('a range is continued for If-Range %j: %j', (ifRange, is) => expect(mayContinue(ifRange, validators)).toBe(is));

test('the time of a file that was written in this second does not identify its bytes', () => {
  const modifiedMs = Date.now();
  expect(mayContinue(new Date(modifiedMs).toUTCString(), { etag, modifiedMs })).toBe(false);
});
