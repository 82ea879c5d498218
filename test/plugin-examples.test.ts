import { expect, test } from 'vitest';
import { exampleErrors, examplesIn } from './support/example-errors.ts';

test('TypeScript finds no error in the examples of docs/plugins.md, with the settings of README', async () => {
  const examples = examplesIn(['docs/plugins.md']);
  expect(examples.length).toBeGreaterThan(12);
  expect(await exampleErrors(examples)).toBe('');
});
