import { Parser } from 'htmlparser2';
import { createPageTextReader, type PageText } from '../text/page-text.ts';

/**
 * Returns the indexed text of the main part of a rendered page. It equals the text that the browser
 * reads from the page.
 */
export function readHtml(main: string): PageText {
  const reader = createPageTextReader();
  // Depth of the parser inside an element that is not indexed.
  let skippedDepth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (skippedDepth > 0 || !reader.open(name, (attribute) => attributes[attribute])) skippedDepth += 1;
    },
    ontext: (text) => {
      if (skippedDepth === 0) reader.text(text);
    },
    onclosetag: (name) => {
      if (skippedDepth > 0) skippedDepth -= 1;
      else reader.close(name);
    },
  });
  parser.end(main);
  return reader.end();
}
