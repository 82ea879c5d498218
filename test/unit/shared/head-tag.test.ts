import { describe, expect, test } from 'vitest';
import { findHeadTagMistakes, type HeadTag, headTagSubject } from '../../../src/shared/head-tag.ts';

describe('a tag in the head', () => {
  test.each<[HeadTag, string[]]>([
    [{ tag: 'meta', attributes: { name: 'author', content: 'Ann' } }, []],
    [{ tag: 'script', attributes: { 'data-id': '1', async: true }, content: 'a < b' }, []],
    [{ tag: 'link', attributes: { onload: 'a()' } }, ['onload']],
    [{ tag: 'link', attributes: { OnLoad: 'a()' } }, ['OnLoad']],
    [{ tag: 'link', attributes: { 'a b': 'c' } }, ['a b']],
    [{ tag: 'meta', content: 'A text' }, ['content']],
    [{ tag: 'script', content: 'a("</SCRIPT>")' }, ['content']],
    [{ tag: 'meta', attributes: { charset: 'latin1' } }, ['attributes']],
    [{ tag: 'meta', attributes: { 'http-equiv': 'content-security-policy' } }, ['attributes']],
    [{ tag: 'meta', attributes: { name: 'viewport' } }, ['attributes']],
  ])('%j has mistakes at %j', (tag, places) => {
    expect(findHeadTagMistakes(tag).map(({ path }) => path.at(-1))).toEqual(places);
  });

  test.each<[HeadTag, string | null]>([
    [{ tag: 'meta', attributes: { name: 'author' } }, 'meta name author'],
    [{ tag: 'meta', attributes: { property: 'og:type' } }, 'meta property og:type'],
    [{ tag: 'meta', attributes: { property: 'og:image' } }, null],
    [{ tag: 'meta', attributes: { name: 'theme-color', media: 'print' } }, null],
    [{ tag: 'link', attributes: { rel: 'canonical' } }, 'link rel canonical'],
    [{ tag: 'link', attributes: { rel: 'preload' } }, null],
    [{ tag: 'script' }, null],
  ])('%j is about %s', (tag, subject) => {
    expect(headTagSubject(tag)).toBe(subject);
  });
});
