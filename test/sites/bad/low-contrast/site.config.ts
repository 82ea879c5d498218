import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Hard to see',
  url: 'https://docs.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  announcement: { content: 'Hard to read', backgroundColor: '#fde68a', textColor: 'rgb(180 150 60)' },
  palette: {
    light: { background: 'oklch(0.98 0.01 80)', muted: 'hsl(30 20% 60%)', lineStrong: '#ddd', heading: 'rebeccapurple' },
    dark: { accent: '#1d4ed8' },
  },
  styles: './site.css',
});
