import { expect, test } from 'vitest';
import { isAtRef, refPrefix, splitRef } from '../../../src/shared/ref-path.ts';

test.each([
  ['v1.0', 'content/en/docs/intro.md'],
  ['release/2.x', 'handbook/a:b.md'],
  ['main', '../packages/voice/docs/c:d/intro.md'],
])('a path at %s is split behind the ref', (ref, path) => {
  const prefix = refPrefix(ref);
  expect(splitRef(prefix + path)).toStrictEqual({ prefix, path });
  expect(isAtRef(prefix + path)).toBe(true);
});

test.each(['content/en/docs/a:b.md', 'handbook/a:b.md', 'handbook/a:b/c.md', '../docs/a:.md', 'a:b.md'])(
  '%s is in the folder of the site',
  (path) => {
    expect(splitRef(path)).toStrictEqual({ prefix: '', path });
    expect(isAtRef(path)).toBe(false);
  },
);
