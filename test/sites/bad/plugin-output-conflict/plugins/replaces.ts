import { definePlugin } from 'docsgen';

/** A plugin that writes what the site has already. */
export default definePlugin({
  name: 'replaces',
  output: ({ write }) => {
    write('docs/intro/index.html', 'x');
    write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('Sitemap.xml', '<urlset/>');
    write('.docsgen-lock', 'x');
    write('robots.txt', 'x');
    write('llms.txt', 'x');
    write('blog/rss.xml', '<rss/>');
    write('_headers', 'x');
    write('free.txt', 'x');
  },
});
