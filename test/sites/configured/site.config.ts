import { defineConfig } from 'docsgen';

export default defineConfig({
  extends: './company.config.ts',
  title: 'Configured',
  collections: { docs: { type: 'docs' } },
  custom: { plan: 'Team', limits: { calls: 100 }, unread: 'never sent' },
});
