import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  markdown: { remarkPlugins: ['./plugins/no-function.ts'], rehypePlugins: ['rehype-of-nobody'] },
  plugins: [
    './plugins/throws.ts',
    './plugins/unknown-hook.ts',
    ['./plugins/refuses.ts', { size: 'large' }],
    './plugins/no-default.ts',
    './plugins/missing.ts',
    './plugins/syntax.ts',
    './plugins/wrong-strings.ts',
    './plugins/wrong-rules.ts',
    { name: 'not a module' },
  ],
});
