import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Actions',
  url: 'https://actions.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  markdown: { variables: { limit: { en: '10 minutes', es: '10 minutos' } } },
  pageDetails: {
    actions: ['copy', 'edit', 'report', 'copy'],
    editUrl: 'https://git.example.com/{path}',
    reportUrl: {
      en: 'https://git.example.com/new?title={title}&body={url}%20{path}',
      es: 'mailto:docs@example.com?subject={title}',
    },
  },
});
