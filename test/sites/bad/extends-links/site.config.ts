import { defineConfig } from 'docsgen';

export default defineConfig(async ({ mode }) => ({
  extends: ['./company.config.ts', './team.config.ts'],
  title: mode === 'production' ? 'Docs' : 7,
}));
