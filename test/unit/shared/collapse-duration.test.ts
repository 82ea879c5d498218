import { expect, it } from 'vitest';
import { collapseDuration } from '../../../src/shared/collapse-duration.ts';

it.each([
  [0, 40],
  [36, 192],
  [50, 206],
  [100, 239],
  [200, 281],
  [300, 312],
  [500, 357],
  [1000, 440],
  [2000, 561],
])('takes for %i px %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});
