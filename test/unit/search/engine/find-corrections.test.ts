import { describe, expect, it } from 'vitest';
import { findCorrections } from '../../../../src/search/engine/find-corrections.ts';
import { stemmerOf } from '../../../../src/search/text/stem.ts';

const site =
  'action agent agents asterisk brand brands branding call campaign campaigns can cancel certificate done form harm language part plain price ' +
  'reading rebranding retry server stars started trunks war warning webhooks word work';

const meant = (term: string, { isOpen = false, isKnown = false, words = site, lang = 'en' } = {}) =>
  findCorrections({ term, isOpen, isCommon: false, isKnown }, words.split(' '), [stemmerOf(lang)]).words.join(' ');

describe('a misspelled word', () => {
  it.each([
    ['agnets', 'agents', 'letters that have changed places'],
    ['agnt', 'agent', 'a missing letter'],
    ['aagents', 'agents', 'a letter twice'],
    ['ampaigns', 'campaigns', 'a missing first letter'],
    ['krunks', 'trunks', 'another first letter, with letters that no word has side by side'],
    ['asterix', 'asterisk', 'two mistakes'],
  ])('%s is taken for %s: %s', (term, expected) => {
    expect(meant(term)).toBe(expected);
  });

  it('is taken for the word with the fewest edits, also if that is another form of it', () => {
    expect(meant('brnading')).toBe('branding');
    expect(meant('brnading', { words: site.replace(' branding', '') })).toBe('brand brands');
    expect(meant('brnading', { words: 'reading logs' })).toBe('');
  });

  it('may be the beginning of a longer one while it is typed', () => {
    expect(meant('cmapa', { isOpen: true })).toBe('campaign campaigns');
    expect(meant('cmapa')).toBe('');
  });

  it.each([
    ['es', 'enmascramiento', 'enmascaramiento dominio'],
    ['es', 'traducri', 'traducir traducción'],
    ['pt', 'conhecimmento', 'conhecimento chamada'],
    ['pt', 'campnahas', 'campanhas chamadas'],
  ])('is corrected in %s: %s', (lang, term, words) => {
    expect(meant(term, { lang, words })).toBe(words.split(' ')[0]);
  });
});

describe('a word is not corrected', () => {
  it.each([
    ['warm', 'it is another word than harm'],
    ['team', 'a short word has too many others near it'],
    ['plan', 'it looks like a word of the site'],
    ['cancer', 'its last letter is another'],
    ['488', 'it is a number'],
    ['5061', 'it is a number'],
    ['md5', 'it has a number'],
  ])('%s: %s', (term) => {
    expect(meant(term, { words: `${site} 489 5060 md4 term` })).toBe('');
    expect(meant(term, { words: `${site} 489 5060 md4 term`, isOpen: true })).toBe('');
  });

  it('if it is common in the language', () => {
    expect(meant('dont', { isKnown: true, words: 'dotn done' })).toBe('');
  });
});
