import { Tokenizer } from 'htmlparser2';

/** A tag, comment or declaration in a piece of HTML, with its start and end offsets. */
export interface Markup {
  /**
   * `declaration` is syntax of XML or of a document head: `<?xml ?>`, `<!DOCTYPE html>`, `<![CDATA[
   * ]]>`.
   */
  readonly kind: 'opening' | 'selfClosing' | 'closing' | 'comment' | 'declaration';
  /** Tag name as it is written. Empty for comments and declarations. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns all tags, comments and declarations of a piece of HTML, in order. A tag without a closing
 * `>` extends to the end of the HTML.
 */
export function scanMarkup(html: string): readonly Markup[] {
  const found: Markup[] = [];
  let open: { readonly name: string; readonly start: number } | null = null;
  const add = (kind: Markup['kind'], name: string, start: number, end: number) =>
    found.push({ kind, name, start, end: Math.min(end, html.length) });
  /**
   * Adds markup that browsers do not show. It is a comment if it begins with `<!--`, otherwise a
   * declaration.
   */
  const addHidden = (start: number, end: number) => {
    const before = html.lastIndexOf('<', start - 1);
    add(html.startsWith('<!--', before) ? 'comment' : 'declaration', '', before, end + 1);
  };
  const endTag = (kind: 'opening' | 'selfClosing', end: number) => {
    if (open) add(kind, open.name, open.start, end + 1);
    open = null;
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (start, end) => (open = { name: html.slice(start, end), start: start - '<'.length }),
      onopentagend: (end) => endTag('opening', end),
      onselfclosingtag: (end) => endTag('selfClosing', end),
      onclosetag: (start, end) => {
        const close = html.indexOf('>', end);
        add('closing', html.slice(start, end), start - '</'.length, close < 0 ? html.length : close + 1);
      },
      oncomment: addHidden,
      oncdata: addHidden,
      ondeclaration: addHidden,
      onprocessinginstruction: addHidden,
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      onend: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endTag('opening', html.length);
  return found;
}
