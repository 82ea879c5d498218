import { defineConfig } from 'docsgen';

export default defineConfig({
  extends: ['./base.config.ts', 'no-such-package'],
});
