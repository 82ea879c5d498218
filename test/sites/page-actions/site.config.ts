import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Actions',
  url: 'https://actions.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  markdown: { variables: { limit: { en: '10 minutes', es: '10 minutos' } } },
  pageDetails: {
    actions: ['copy', 'open', 'edit', 'report', 'copy'],
    openIn: ['chatgpt', 'claude', { label: { en: 'Desk', es: 'Mesa' }, href: 'https://desk.example.com/?u={markdown}' }, { label: 'View as Markdown', href: '{markdown}' }],
    editUrl: 'https://git.example.com/{path}',
    reportUrl: {
      en: 'https://git.example.com/new?title={title}&body={url}%20{path}',
      es: 'mailto:docs@example.com?subject={title}',
    },
  },
});
