import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  announcement: { content: { en: 'New: <a href="java&#115;cript:alert(1)">run</a>' } },
  navbar: { items: [{ type: 'html', value: '<form action="javascript:alert(1)"></form>' }] },
  footer: { links: [{ html: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Fine">' }], copyright: '<a href=data:text/html,x>©</a>' },
});
