import { expect, test } from 'vitest';
import { codeIdentity } from '../../../src/cache/code-identity.ts';

test('the same code has the same identity', () => {
  expect(codeIdentity()).toMatch(/^[0-9a-f]{64}$/);
  expect(codeIdentity()).toBe(codeIdentity());
});
