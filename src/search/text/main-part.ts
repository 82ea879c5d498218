/**
 * Returns the HTML inside `<main>`. Only this part is indexed, and it is faster to parse than the
 * whole page.
 */
export function mainPart(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.lastIndexOf('</main>'));
}
