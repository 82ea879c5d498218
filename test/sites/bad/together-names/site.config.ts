import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  markdown: {
    variables: { release: '7', product: 'Voice' },
    admonitions: { security: { label: 'Security', icon: 'tip' }, legal: { label: 'Legal' } },
    customElements: ['call-player'],
    headingIds: 'keep',
  },
  frontMatter: { level: { type: 'string' }, team: { type: 'string' } },
});
