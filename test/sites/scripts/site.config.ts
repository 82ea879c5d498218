import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { zh: '云线手册', ja: 'クラウドラインの手引き', th: 'คู่มือคลาวด์ไลน์', ko: '클라우드라인 안내서' },
  url: 'https://scripts.example.com',
  locales: {
    zh: { label: '简体中文', htmlLang: 'zh-Hans' },
    ja: { label: '日本語' },
    th: { label: 'ไทย' },
    ko: { label: '한국어' },
  },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
  navbar: {
    items: [
      { type: 'docSidebar', collection: 'docs', label: { zh: '使用说明', ja: '使い方', th: 'วิธีใช้งาน', ko: '사용 방법' } },
      { type: 'search' },
      { type: 'localeDropdown' },
    ],
  },
});
