import { describe, expect, test } from 'vitest';
import { type LocaleChoice, resolveLocales } from '../../../src/config/resolve-locales.ts';

const written = {
  en: {},
  fr: {},
  es: { url: 'https://es.example.com/', path: 'inicio' },
  'es-MX': { url: 'https://es.example.com', fallback: 'es' },
  pt: { base: '/pt-docs/', hidden: true },
  'pt-BR': { base: '/pt-docs/', fallback: 'pt' },
};
const site = { url: 'https://docs.example.com', base: '/docs/' };

function resolve(choice: Partial<LocaleChoice>) {
  const { locales, ...rest } = resolveLocales(written, site, {
    ...{ drafts: true, place: null, isTogether: false },
    ...choice,
  });
  const shown = locales.map(({ name, path, away }) => `${name} /${path} ${away?.address ?? 'here'}`);
  return { ...rest, locales, shown };
}

describe('the locales of an output', () => {
  test('for the site itself are those without an address of their own', () => {
    const { url, base, domain, shown } = resolve({});
    expect([url, base, domain]).toStrictEqual(['https://docs.example.com', '/docs/', null]);
    expect(shown).toStrictEqual([
      'en / here',
      'fr /fr here',
      'es /es https://es.example.com/inicio/',
      'es-MX /es-MX https://es.example.com/es-MX/',
      'pt /pt https://docs.example.com/pt-docs/',
      'pt-BR /pt-BR https://docs.example.com/pt-docs/pt-BR/',
    ]);
  });

  test('for another address are those with it', () => {
    const { url, base, domain, shown } = resolve({ place: 'es' });
    expect([url, base, domain]).toStrictEqual(['https://es.example.com', '/', 'es']);
    expect(shown).toStrictEqual([
      'en /en https://docs.example.com/docs/',
      'fr /fr https://docs.example.com/docs/fr/',
      'es /inicio here',
      'es-MX /es-MX here',
      'pt /pt https://docs.example.com/pt-docs/',
      'pt-BR /pt-BR https://docs.example.com/pt-docs/pt-BR/',
    ]);
  });

  test('are all of them in the preview, at the address of the site', () => {
    const { url, base, domain, shown } = resolve({ isTogether: true });
    expect([url, base, domain]).toStrictEqual(['https://docs.example.com', '/docs/', null]);
    expect(shown).toStrictEqual([
      'en / here',
      'fr /fr here',
      'es /es here',
      'es-MX /es-MX here',
      'pt /pt here',
      'pt-BR /pt-BR here',
    ]);
  });

  test('lack those that are hidden, and stay where they are', () => {
    const { shown, locales, hiddenLocales } = resolve({ drafts: false, place: 'pt' });
    expect(hiddenLocales.map(({ name }) => name)).toStrictEqual(['pt']);
    expect(shown.at(-1)).toBe('pt-BR /pt-BR here');
    expect(locales.at(-1)?.fallbacks).toStrictEqual(['en']);
    expect(resolve({}).locales.map(({ fallbacks }) => fallbacks.join())).toStrictEqual([
      '',
      'en',
      'en',
      'es,en',
      'en',
      'pt,en',
    ]);
  });
});
