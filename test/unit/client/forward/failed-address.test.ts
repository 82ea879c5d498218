import { expect, test } from 'vitest';
import { addressIn, languageOf } from '../../../../src/client/forward/failed-address.ts';

const languagesAt = (base: string) =>
  [
    ['en', base],
    ['es', `${base}es/`],
    ['pt-BR', `${base}pt`],
  ].map(([lang = '', homeHref = '']) => ({ lang, homeHref, listHref: null }));

test.each([
  ['/no/such', '/', 'en'],
  ['/es/no', '/', 'es'],
  ['/es', '/', 'es'],
  ['/especial', '/', 'en'],
  ['/pt/nada', '/', 'pt-BR'],
  ['/site/es/no', '/site/', 'es'],
  ['/es/no', '/site/', undefined],
])('%s under %s is of the language %s', (path, base, lang) => {
  expect(languageOf(path, languagesAt(base))?.lang).toBe(lang);
});

test.each([
  ['of its own language', '/es/no/such', 'es', ['/no/such', '/es/no/such', '/pt/no/such']],
  ['of the first language', '/no/such', 'en', ['/no/such', '/es/no/such', '/pt/no/such']],
  ['that a host shows for all languages', '/pt/nada', 'en', ['/nada', '/es/nada', '/pt']],
  ['outside of the site', '/elsewhere', 'en', ['/site/', '/site/es/', '/site/pt'], '/site/'],
])('the language menu on a page %s', (_, path, lang, expected, base = '/') => {
  const languages = languagesAt(base);
  expect(languages.map((to) => addressIn(to, { path, lang, languages }))).toEqual(expected);
});
