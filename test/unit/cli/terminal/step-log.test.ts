import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createStepLog } from '../../../../src/cli/terminal/step-log.ts';

/**
 * Returns a log with a clock that stands still, and a function that returns what it has written.
 */
function logWith(least: number) {
  const clock = { now: 100 };
  let text = '';
  const log = createStepLog({
    write: (more) => (text += stripVTControlCharacters(more)),
    now: () => clock.now,
    least,
  });
  return { ...log, clock, written: () => text };
}

test('each step is written once, with its time, when it has ended', () => {
  const { onProgress, end, clock, written } = logWith(0);
  onProgress('scan');
  onProgress('scan', 50);
  clock.now = 107;
  onProgress('render', 0, 9);
  expect(written()).toBe('     7 ms  scan\n');
  clock.now = 1207;
  end();
  end();
  expect(written()).toBe('     7 ms  scan\n   1.10 s  render\n');
});

test('quick steps can be left out', () => {
  const { onProgress, end, clock, written } = logWith(1000);
  onProgress('scan');
  clock.now += 999;
  onProgress('render');
  clock.now += 1000;
  end();
  expect(written()).toBe('   1.00 s  render\n');
});
