import { defineConfig } from 'docsgen';

function readVersion(): string {
  throw new Error('The version file is gone');
}

export default defineConfig({
  title: `Version ${readVersion()}`,
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
