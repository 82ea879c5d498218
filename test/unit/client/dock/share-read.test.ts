import { expect, it } from 'vitest';
import { shareRead } from '../../../../src/client/dock/share-read.ts';

it.each([
  ['at its start', { top: 60, height: 2000 }, 0],
  ['in its middle', { top: -600, height: 2000 }, 0.5],
  ['at its end', { top: -1200, height: 2000 }, 1],
  ['below it', { top: -1500, height: 2000 }, 1],
  ['of a text that fits into the window', { top: 60, height: 700 }, 1],
  ['of no text', undefined, 1],
])('tells how much has been read %s', (_, text, share) => {
  expect(shareRead(text, 800)).toBe(share);
});
