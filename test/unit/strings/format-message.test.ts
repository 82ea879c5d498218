import { describe, expect, it } from 'vitest';
import { en } from '../../../src/shared/strings/en.ts';
import { fillMessage, formatMessage, formatPlural } from '../../../src/shared/strings/format-message.ts';
import es from '../../../src/strings/sets/es.json' with { type: 'json' };
import pt from '../../../src/strings/sets/pt.json' with { type: 'json' };

describe('formatPlural', () => {
  it.each([
    ['en', en, 1, '1 post'],
    ['en', en, 0, '0 posts'],
    ['es', es, 2_000_000, '2.000.000 de artículos'],
    // Zero is singular in Portuguese, so the form must say the number.
    ['pt-BR', pt, 0, '0 postagem'],
  ])('counts in %s', (lang, strings, count, text) => {
    expect(formatPlural({ forms: strings['theme.blog.post.plurals'], count, lang })).toBe(text);
  });
});

describe('formatMessage', () => {
  it('leaves a placeholder without a value as it is', () => {
    expect(formatMessage('{a} and {b}, {a}', { a: '$&' })).toBe('$& and {b}, $&');
  });
});

describe('fillMessage', () => {
  const items = { one: '{count} item of {name}', other: '{count} items of {name}' };
  it.each([
    [{ message: items, values: { count: 1, name: 'Ann' }, lang: 'en' }, '1 item of Ann'],
    [{ message: items, values: { count: 1234, name: 'Ann' }, lang: 'de' }, '1.234 items of Ann'],
    [{ message: '{a} of {b}', values: { a: 0.5, b: '2' }, lang: 'fr' }, '0,5 of 2'],
    // A language whose form is not written takes the general one.
    [{ message: items, values: { count: 2, name: 'Ann' }, lang: 'pl' }, '2 items of Ann'],
  ])('fills %o', (options, text) => {
    expect(fillMessage(options)).toBe(text);
  });
});
