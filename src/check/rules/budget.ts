import type { BudgetConfig } from '../../config/resolve-check.ts';
import type { FinishedPage } from '../../reading/finished-page.ts';
import type { Finding } from '../../reading/page/finding.ts';
import type { AddressResolver } from '../folder/site-folder.ts';

interface BudgetContext {
  readonly page: Pick<FinishedPage, 'scripts' | 'pictures'>;
  /** Its place in the list of files. */
  readonly place: number;
  /** Its file, relative to the output folder. */
  readonly output: string;
  readonly resolver: AddressResolver;
  /** Sizes of all files in bytes, in the order of their list. */
  readonly sizes: readonly number[];
  readonly budget: BudgetConfig;
}

/** Returns what of a page is larger than the budget of the site allows. */
export function checkBudget(context: BudgetContext): readonly Finding[] {
  const { page, place, output, sizes, budget } = context;
  const parts = [
    { what: 'Its HTML', bytes: sizes[place] ?? 0, most: budget.html, hint: 'Split the page into several.' },
    {
      what: 'The scripts that it loads',
      bytes: sizeOf(context, page.scripts),
      most: budget.scripts,
      hint: 'Load less, or later.',
    },
    {
      what: 'The pictures that it shows',
      bytes: sizeOf(context, page.pictures),
      most: budget.images,
      hint: 'Make them smaller, for example with `images` in the configuration.',
    },
  ];
  return parts.flatMap(({ what, bytes, most, hint }): readonly Finding[] => {
    if (bytes <= most) return [];
    const title = `The page is too large. ${what}: ${kilobytes(bytes)} kB, and the budget is ${kilobytes(most)} kB`;
    return [{ code: 'page-too-large', title, hint, output, element: null, clues: [] }];
  });
}

function sizeOf({ place, resolver, sizes }: BudgetContext, addresses: readonly string[]): number {
  const files = new Set<number>();
  for (const address of addresses) {
    const target = resolver.resolve(address, place);
    if (target.type === 'file') files.add(target.file);
  }
  return [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 });
}
