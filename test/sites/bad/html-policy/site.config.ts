import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  announcement: { content: { en: '<b onclick="a()">Now</b>' } },
  navbar: {
    items: [
      { type: 'html', value: '<span style="color: red">Beta</span><script>a()</script>' },
      { label: 'More', items: [{ type: 'html', value: '<iframe src="https://example.org/"></iframe>' }] },
    ],
  },
  footer: {
    links: [{ html: '<img src="http://example.org/a.png" alt="">' }],
    copyright: '<form action="https://example.org/send"></form>',
  },
});
