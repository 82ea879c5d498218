import { Parser } from 'htmlparser2';
import { createPageTextReader, type PageText } from '../text/page-text.ts';

/** Returns the searched text of the main part of a page as it was rendered, the same that a browser reads from it. */
export function readHtml(main: string): PageText {
  const reader = createPageTextReader();
  // How deep the parser is in an element that is not searched.
  let silentDepth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (silentDepth > 0 || !reader.open(name, (attribute) => attributes[attribute])) silentDepth += 1;
    },
    ontext: (text) => {
      if (silentDepth === 0) reader.text(text);
    },
    onclosetag: (name) => {
      if (silentDepth > 0) silentDepth -= 1;
      else reader.close(name);
    },
  });
  parser.end(main);
  return reader.end();
}
