import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { zh: '云线手册', ja: 'クラウドラインの手引き' },
  url: 'https://cjk.example.com',
  locales: {
    zh: { label: '简体中文', htmlLang: 'zh-Hans' },
    ja: { label: '日本語' },
  },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
  navbar: { items: [{ type: 'search' }, { type: 'localeDropdown' }] },
});
