import { expect, test } from 'vitest';
import { isLanguageTag, suggestLanguageTag } from '../../../../src/config/schema/language-tag.ts';

test.each([
  'en',
  'pt-BR',
  'pt-br',
  'zh-Hans',
  'zh-Hant-TW',
  'sr-Latn',
  'es-419',
  'yua',
  'tlh',
  'iw',
  'en-GB-oxendict',
  'ar-u-nu-latn',
])('%s is a language tag', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
});

test.each([
  ['pt_BR', 'pt-BR'],
  ['zh_CN', 'zh-CN'],
  ['de_DE.UTF-8', 'de-DE'],
  ['simplified-chinese', 'zh-Hans'],
  ['Traditional Chinese', 'zh-Hant'],
  ['brazilian-portuguese', 'pt-BR'],
  ['jp', 'ja'],
  ['cn', 'zh-Hans'],
  ['ua', 'uk'],
  ['english', 'en'],
  ['English (US)', 'en-US'],
  ['deutsch', 'de'],
  ['日本語', 'ja'],
  ['jpn', 'ja'],
  ['en-UK', 'en-GB'],
  ['en-EN', 'en'],
  ['', null],
  ['klingonese', null],
])('%s is none, and %s was meant', (text, meant) => {
  expect(isLanguageTag(text)).toBe(false);
  expect(suggestLanguageTag(text)).toBe(meant);
});
