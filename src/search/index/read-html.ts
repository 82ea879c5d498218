import { type HtmlReader, parseHtml } from '../../system/parse-html.ts';
import { createPageTextReader, type PageText } from '../text/page-text.ts';

/**
 * Returns the reader of the indexed text of a page, which is told of its main part. The text equals
 * the one that the browser reads from the page.
 */
export function createTextReader(): HtmlReader & { readonly finish: () => PageText } {
  const reader = createPageTextReader();
  // Depth inside an element that is not indexed.
  let skippedDepth = 0;
  return {
    open: (name, attributes) => {
      if (skippedDepth > 0 || !reader.open(name, (attribute) => attributes[attribute])) skippedDepth += 1;
    },
    text: (text) => {
      if (skippedDepth === 0) reader.text(text);
    },
    close: (name) => {
      if (skippedDepth > 0) skippedDepth -= 1;
      else reader.close(name);
    },
    finish: reader.end,
  };
}

/** Returns the indexed text of the main part of a rendered page. */
export function readHtml(main: string): PageText {
  const { finish, ...reader } = createTextReader();
  parseHtml(main, [reader]);
  return finish();
}
