import { defineConfig } from 'docsgen';

export default defineConfig({
  extends: './company.config.ts',
  title: 'Configured',
  collections: { docs: { type: 'docs' } },
  frontMatter: {
    audience: { type: 'string', enum: ['developers', 'writers'], description: 'For whom the page is.' },
    since: { type: 'string', collections: ['docs'] },
    related: { type: 'list' },
  },
  custom: { plan: 'Team', limits: { calls: 100 }, unread: 'never sent' },
});
