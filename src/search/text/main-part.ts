/** Returns the main part of a page's HTML, without its tag: all that is searched of it, and the smaller part of what there is to parse. */
export function mainPart(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.lastIndexOf('</main>'));
}
