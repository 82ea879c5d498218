/**
 * The numbers of the pages on which ids are; null for a document whose pages nobody has counted.
 */
export type PageNumbers = ReadonlyMap<string, number> | null;

/**
 * Returns the document of a book with the numbers of its pages. `format` returns how the text calls
 * a page. Without numbers, the places for them are left out.
 */
export function fillNumbers(html: string, numbers: PageNumbers, format: (number: string) => string): string {
  return html.replaceAll(
    /<span class="(contents-number|page-reference)" data-number-of="([^"]+)"><\/span>/g,
    (_, name: string, id: string) => {
      if (numbers === null) return '';
      // As wide as most numbers, until they are known.
      const number = String(numbers.get(id) ?? '00');
      const text = name === 'page-reference' ? ` (${format(number)})` : number;
      return `<span class="${name}">${text}</span>`;
    },
  );
}
