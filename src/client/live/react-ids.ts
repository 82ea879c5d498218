/** Ids that React derives from the position in the page, as `useId` writes them. */
const ids = /_\w*R_\w*_/g;

/**
 * Returns HTML without the ids that React derives from the position in the page. They change with
 * everything that comes before.
 */
export function withoutReactIds(html: string): string {
  return html.replace(ids, '');
}
