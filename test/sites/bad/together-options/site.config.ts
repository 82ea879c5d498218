import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  markdown: {
    variables: { release: 7, product: 'Voice' },
    admonitions: { security: { icon: 'shield' }, legal: { label: 'Legal', colour: 'red' } },
    customElements: ['call-player', 'Dial_Pad'],
    headingIds: 'same',
    emojis: true,
  },
  frontMatter: { level: { type: 'text' }, steward: { type: 'string', collections: ['handbook'] } },
  security: { inlineStyles: 'yes', linkedFolder: '../shared' },
} as never);
