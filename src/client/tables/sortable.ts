import { onPage } from '../behaviors/on-page.ts';
import { sortTexts } from './sort-texts.ts';

// Lets readers sort tables by their columns. Loaded by the first page with such a table.
onPage(() => {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]:not([data-sortable=ready])')) {
    prepare(table);
  }
});

/** The next direction at a click. The third click restores the order of the text. */
const nextSort: Readonly<Record<string, string>> = { ascending: 'descending', descending: 'none' };

function prepare(table: HTMLTableElement): void {
  table.dataset['sortable'] = 'ready';
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  // The cells of a column are those with its index, so no cell may take the place of others.
  if ([table.tHead?.rows[0], ...rows].some((row) => [...(row?.cells ?? [])].some(isMerged))) return;
  for (const [column, header] of headers.entries()) {
    const button = addButton(header);
    button?.addEventListener('click', () => {
      const sort = nextSort[header.ariaSort ?? ''] ?? 'ascending';
      for (const each of headers) each.ariaSort = each === header && sort !== 'none' ? sort : null;
      const texts = rows.map((row) => row.cells[column]?.textContent ?? '');
      const order = sort === 'none' ? rows.keys() : sortTexts(texts, languageOf(table), sort === 'descending');
      table.tBodies[0]?.append(...[...order].flatMap((index) => rows[index] ?? []));
    });
  }
}

function isMerged({ colSpan, rowSpan }: HTMLTableCellElement): boolean {
  return colSpan > 1 || rowSpan > 1;
}

/**
 * Puts a button into the header of a column. What readers can use already stays outside of it.
 * Returns null for a header without text, since the button would have no name.
 */
function addButton(header: HTMLTableCellElement): HTMLButtonElement | null {
  const name = header.textContent.trim();
  if (name === '') return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort';
  if (header.querySelector('a,button,[tabindex]')) button.ariaLabel = name;
  else button.append(...header.childNodes);
  header.append(button);
  return button;
}

function languageOf(table: HTMLTableElement): string {
  return table.closest<HTMLElement>('[lang]')?.lang ?? '';
}
