import { expect, test } from 'vitest';
import { today } from '../../../src/system/today.ts';

test('today is the day that SOURCE_DATE_EPOCH names, in UTC', () => {
  expect(today({ SOURCE_DATE_EPOCH: '1795305599' })).toBe('2026-11-21');
  expect(today({ SOURCE_DATE_EPOCH: '1795305600' })).toBe('2026-11-22');
});

test.each(['', 'soon', '-1', '1e3'])('the clock counts if SOURCE_DATE_EPOCH is %j', (epoch) => {
  const before = new Date().toISOString().slice(0, 10);
  const day = today({ SOURCE_DATE_EPOCH: epoch });
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(day);
});
