import { defineConfig } from 'docsgen';

// Comments with `fault:` stand before each planted mistake, see test/check-faults.test.ts.
export default defineConfig({
  title: 'Faults',
  tagline: 'A site with mistakes',
  url: 'https://check.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
  navbar: {
    items: [
      { label: 'Intro', to: '/docs/intro' },
      { label: 'Blog', to: '/blog' },
      // fault: link-to-redirect
      { label: 'Old', href: 'https://check.example.com/docs/old' },
      { label: 'Elsewhere', href: 'https://example.org/' },
    ],
  },
  footer: {
    links: [
      { label: 'Intro', to: '/docs/intro' },
      // fault: broken-link
      { label: 'Gone', href: 'https://check.example.com/nope-footer' },
    ],
    copyright: 'Nobody <a href="/docs/intro">2026</a>',
  },
  redirects: [{ from: '/docs/old', to: '/docs/intro' }],
  reports: {
    'placeholder-address': 'off',
    brokenLinks: 'warn',
    'duplicate-id': 'warn',
    'untranslated-page': 'warn',
    'implicit-heading-id': 'warn',
    'long-sentence': 'warn',
    'biased-term': 'warn',
    'unknown-word': 'warn',
    'invalid-code': 'warn',
    'copied-prompt': 'warn',
    'different-structure': 'warn',
    'mixed-languages': 'warn',
    'missing-alt-text': {
      ignore: [
        { file: 'static/app/ignored.html', reason: 'made by another program' },
        // fault: unused-ignore
        { file: 'static/app/gone.html', reason: 'was removed' },
      ],
    },
  },
  check: {
    budget: { html: 150, scripts: 40, images: 20 },
    words: {
      forbidden: { en: { whitelist: 'allowlist', 'log in to': 'sign in to', simply: null }, es: { linkear: 'enlazar' } },
      falseFriends: { es: [{ term: ['library', 'libraries'], not: ['librería', 'librerías'], use: 'biblioteca' }] },
      spelling: { en: 'dictionary-en' },
      dictionary: 'dictionary.txt',
      maxSentence: 30,
    },
  },
});
