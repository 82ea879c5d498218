import { Parser } from 'htmlparser2';

/** Is told of the elements and texts of HTML, in their order. */
export interface HtmlReader {
  /** `offset` is the position of the start tag in the HTML, in UTF-16 code units. */
  readonly open: (name: string, attributes: Record<string, string>, offset: number) => void;
  /** A text may come in several pieces. Character references are decoded. */
  readonly text: (text: string) => void;
  /** Is called for every element that was opened, also for one without an end tag. */
  readonly close: (name: string) => void;
}

/**
 * Reads HTML once, for any number of readers. It never throws: browsers read any text as HTML.
 */
export function parseHtml(html: string, readers: readonly HtmlReader[]): void {
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const reader of readers) reader.open(name, attributes, parser.startIndex);
    },
    ontext: (text) => {
      for (const reader of readers) reader.text(text);
    },
    onclosetag: (name) => {
      for (const reader of readers) reader.close(name);
    },
  });
  parser.end(html);
}

/** Returns a reader that is told only of what is inside the `<main>` of a page. */
export function insideMain(reader: HtmlReader): HtmlReader {
  let depth = 0;
  return {
    open: (name, attributes, offset) => {
      if (depth > 0) reader.open(name, attributes, offset);
      if (name === 'main') depth += 1;
    },
    text: (text) => {
      if (depth > 0) reader.text(text);
    },
    close: (name) => {
      if (name === 'main') depth -= 1;
      if (depth > 0) reader.close(name);
    },
  };
}
