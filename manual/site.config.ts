import { defineConfig } from 'docsgen';
import { figures } from './figures.ts';

export default defineConfig({
  title: 'docsgen',
  tagline: 'Documentation sites of plain HTML, in every language of your readers.',
  url: 'https://docsgen.example.com',
  // docsgen has no public address yet.
  reports: { 'placeholder-address': 'off' },
  favicon: '/favicon.svg',
  plugins: [['docsgen/plugins/twoslash', { typescript: 'typescript-6' }]],
  locales: { en: {} },
  machineReaders: true,
  pageDetails: { actions: ['copy', 'open'], openIn: ['chatgpt', 'claude'], structuredData: true },
  collections: {
    docs: { type: 'docs' },
    pages: { type: 'pages' },
    changelog: {
      type: 'changelog',
      file: '../CHANGELOG.md',
      description:
        'What each version of docsgen adds, changes and fixes, for people who write and publish sites with it.',
    },
  },
  redirects: [
    { from: '/docs/about/changelog', to: '/changelog' },
    { from: '/docs/theme/replaceable-props', to: '/docs/theme/replaceable' },
  ],
  styles: 'styles/manual.css',
  markdown: { variables: figures },
  colorMode: { default: 'system', switch: 'three-state' },
  // The example of `<Video>`.
  policy: { 'frame-src': ['https://player.vimeo.com'] },
  palette: { light: { accent: '#4f46e5' } },
  navbar: {
    logo: { src: '/favicon.svg', width: 26, height: 26 },
    items: [
      { label: 'Get started', to: '/docs/start', position: 'left' },
      { label: 'Manual', to: '/docs', activeBaseRegex: '^/docs(?!/(start|errors))', position: 'left' },
      { label: 'Errors', to: '/docs/errors', position: 'left' },
      { type: 'search' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Begin',
        items: [
          { label: 'Get started', to: '/docs/start' },
          { label: 'Write a page', to: '/docs/write' },
          { label: 'Organize a site', to: '/docs/organize' },
          { label: 'Recipes', to: '/docs/recipes' },
          { label: 'Move a site', to: '/docs/move' },
          { label: 'Publish a site', to: '/docs/deploy' },
        ],
      },
      {
        title: 'Look up',
        items: [
          { label: 'Configuration', to: '/docs/configure' },
          { label: 'Commands', to: '/docs/commands' },
          { label: 'Plugins', to: '/docs/plugins' },
          { label: 'Theme tokens', to: '/docs/theme/tokens' },
          { label: 'Components in pages', to: '/docs/theme/components' },
          { label: 'Errors', to: '/docs/errors' },
          { label: 'Troubleshooting', to: '/docs/troubleshooting' },
          { label: 'Glossary', to: '/docs/glossary' },
        ],
      },
      {
        title: 'About',
        items: [
          { label: 'Comparison', to: '/docs/about/comparison' },
          { label: 'Performance', to: '/docs/about/performance' },
          { label: 'Accessibility', to: '/docs/about/accessibility' },
          { label: 'Without scripts', to: '/docs/about/scripts' },
          { label: 'Changelog', to: '/changelog' },
        ],
      },
    ],
    copyright: 'This manual is built by docsgen itself.',
  },
});
