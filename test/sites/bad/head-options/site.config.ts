import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', head: [{ tag: 'meta', content: 'A text' }] } },
  head: [
    { tag: 'iframe', attributes: { src: 'https://example.org/' } },
    { tag: 'link', attributes: { rel: 'icon', onload: 'start()' } },
    { tag: 'meta', attributes: { charset: 'latin1' } },
    { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: "default-src 'none'" } },
    { tag: 'script', content: 'document.write("</script>")' },
  ],
  styles: ['./one.css', 5],
  scripts: ['chat.js', { src: './chat.ts', attributes: { onerror: 'retry()' } }, { src: './chat.ts', lazy: true }],
  policy: {
    'frame-src': ['www.youtube.com', 'self', 'https://www.youtube.com; script-src *'],
    'script-src': ["'unsafe-inline'"],
    'frames-src': ['https://www.youtube.com'],
  },
  analytics: {
    plausible: { domain: 'https://docs.example.com' },
    matomo: { url: 'matomo.example.com', siteId: 1 },
    ga4: { measurementId: 'UA-12345-1' },
    fathom: { site: 'ABC' },
  },
  storage: { type: 'cookie', namespace: 'our docs' },
});
