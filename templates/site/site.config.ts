import { defineConfig } from 'docsgen';

export default defineConfig({
  title: '__TITLE__',
  tagline: '__TAGLINE__',
  // Where readers will find the site. Search engines and shared links get it from here.
  url: 'https://docs.example.com',
  favicon: '/favicon.svg',
  // #region one-language
  // The first language is the source. Add one with `docsgen add locale`.
  // #endregion
  // #region languages
  // The first language is the source. The others show its pages until a translation exists.
  // #endregion
  locales: { en: {} },
  // Each collection is a folder in content/<language>/.
  collections: {
    guide: { type: 'docs' },
    // #region blog
    blog: { type: 'blog' },
    // #endregion
    // #region landing
    pages: { type: 'pages' },
    // #endregion
  },
  colorMode: { default: 'system', switch: true },
  navbar: {
    logo: { src: '/favicon.svg', width: 28, height: 28 },
    items: [
      {
        type: 'docSidebar',
        collection: 'guide',
        label: '__GUIDE__',
        position: 'left',
      },
      // #region blog
      { label: 'Blog', to: '/blog', position: 'left' },
      // #endregion
      // #region languages
      { type: 'localeDropdown' },
      // #endregion
    ],
  },
  footer: {
    links: [
      { label: '__GUIDE__', to: '/guide/intro' },
      // #region blog
      { label: 'Blog', to: '/blog' },
      // #endregion
    ],
    copyright: '© __YEAR__ __HTMLTITLE__',
  },
});
