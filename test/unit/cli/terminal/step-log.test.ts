import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createStepLog } from '../../../../src/cli/terminal/step-log.ts';

test('each step is written once, with its time, when it has ended', () => {
  let clock = 100;
  let text = '';
  const log = createStepLog(
    (more) => (text += stripVTControlCharacters(more)),
    () => clock,
  );
  log.onProgress('scan');
  log.onProgress('scan', 50);
  clock = 107;
  log.onProgress('render', 0, 9);
  expect(text).toBe('     7 ms  scan\n');
  clock = 1207;
  log.end();
  log.end();
  expect(text).toBe('     7 ms  scan\n  1100 ms  render\n');
});
