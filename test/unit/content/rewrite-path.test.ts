import { expect, test } from 'vitest';
import { rewritesSchema } from '../../../src/config/schema/rewrites.ts';
import { createRewriter } from '../../../src/content/rewrite-path.ts';

test.each([
  [{ ':name/docs/:rest*': ':name/:rest*' }, 'voice/docs/calls/start.md', 'voice/calls/start.md'],
  [{ ':name/docs/:rest*': ':name/:rest*' }, 'voice/docs.md', 'voice.md'],
  [{ ':name/docs/:rest*': ':name/:rest*' }, 'voice/other/start.md', null],
  [{ ':name/docs/:rest*': ':name/:rest*' }, 'deep/voice/docs/start.md', null],
  [{ ':all*/docs/:page': ':all*/:page' }, 'docs/start.mdx', 'start.mdx'],
  [{ ':all*/docs/:page': ':all*/:page' }, 'a/b/docs/start.mdx', 'a/b/start.mdx'],
  [{ 'README.md': 'index.md' }, 'README.mdx', 'index.mdx'],
  [{ 'docs-:name/:page': ':name-guide/:page' }, 'docs-voice/a.md', 'voice-guide/a.md'],
  [{ 'docs-:name/:page': ':name-guide/:page' }, 'other-voice/a.md', null],
  [{ ':name/docs/:rest*': ':name/:rest*' }, 'voice/docs/_category_.yml', 'voice/_category_.yml'],
  [{ 'v1.0/:rest*': ':rest*' }, 'v1x0/a.md', null],
  [{ 'a/:rest*': 'first/:rest*', ':rest*': 'second/:rest*' }, 'a/b.md', 'first/b.md'],
  [{ 'a/:rest*': 'first/:rest*', ':rest*': 'second/:rest*' }, 'c/b.md', 'second/c/b.md'],
])('%j rewrites %s to %s', (rewrites, path, expected) => {
  expect(rewritesSchema.parse(rewrites)).toEqual(rewrites);
  expect(createRewriter(rewrites)(path)?.path ?? null).toBe(expected);
});
