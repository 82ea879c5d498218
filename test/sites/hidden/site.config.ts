import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Hidden', es: 'Oculto', pt: 'Oculto' },
  url: 'https://hidden.example.com',
  locales: { en: {}, es: {}, pt: { hidden: true }, 'pt-BR': { fallback: 'pt' } },
  strings: { pt: { 'theme.NotFound.title': 'Nada por aqui' } },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  navbar: { items: [{ type: 'localeDropdown' }] },
  check: { words: { forbidden: { pt: { 'assim que': 'logo que' } } } },
  machineReaders: true,
  compress: true,
});
