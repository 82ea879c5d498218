import { hashOf } from '../../system/hash.ts';

/**
 * The style sheet of feeds, for readers who open one in a browser. It shows titles, dates and
 * summaries. XSLT could do more, but browsers are removing it.
 */
export const feedStyle = `:root {
  display: block;
  box-sizing: border-box;
  max-width: 46rem;
  margin: 0 auto;
  padding: 2rem 1rem;
  background: Canvas;
  color: CanvasText;
  color-scheme: light dark;
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
channel, item, entry { display: block; }
channel > *, item > *, feed > *, entry > * { display: none; }
channel > title, feed > title { display: block; font-size: 2rem; font-weight: 700; line-height: 1.25; }
channel > description, feed > subtitle { display: block; margin: 0.5rem 0 1.5rem; }
channel > item, feed > entry { display: block; padding: 1.25rem 0; border-top: 1px solid GrayText; }
item > title, entry > title { display: block; font-size: 1.25rem; font-weight: 600; }
item > pubDate, entry > published { display: block; font-size: 0.875rem; }
item > description, entry > summary { display: block; margin: 0.5rem 0; }
item > link, entry > link { display: block; font-size: 0.875rem; color: LinkText; }
entry > link::after { content: attr(href); }
`;

/** Path of the file with the style sheet, relative to the output folder. */
export const feedStylePath = `assets/feed-${hashOf(feedStyle).slice(0, 8).toUpperCase()}.css`;
