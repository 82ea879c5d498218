import type { Finding } from '../page/finding.ts';
import type { PageContext, PageRule } from './page-context.ts';

/** Reports pages that are larger than the budget of the site, or load more than it allows. */
export const checkBudget: PageRule = (context) => {
  const { output, size, budget } = context;
  const parts = [
    { what: 'Its HTML', bytes: size, most: budget.html, hint: 'Split the page into several.' },
    {
      what: 'The scripts that it loads',
      bytes: sizeOf(context, isScript),
      most: budget.scripts,
      hint: 'Load less, or later.',
    },
    {
      what: 'The pictures that it shows',
      bytes: sizeOf(context, isPicture),
      most: budget.images,
      hint: 'Make them smaller, for example with `images` in the configuration.',
    },
  ];
  return parts.flatMap(({ what, bytes, most, hint }): readonly Finding[] => {
    if (bytes <= most) return [];
    const title = `The page is too large. ${what}: ${kilobytes(bytes)} kB, and the budget is ${kilobytes(most)} kB`;
    return [{ code: 'page-too-large', title, hint, output, element: null, clues: [] }];
  });
};

type IsPart = (name: string, rel: string) => boolean;

const isScript: IsPart = (name, rel) => name === 'script' || (name === 'link' && rel === 'modulepreload');
/** Of a `srcset` a browser takes one file, and `src` is the largest that it may take. */
const isPicture: IsPart = (name) => name === 'img' || name === 'image';

function sizeOf({ page, place, resolver, sizes }: PageContext, isPart: IsPart): number {
  const found = new Set<number>();
  for (const { address, element } of page.links) {
    const { rel = '', src, href } = element.attributes;
    if (!isPart(element.name, rel) || address !== (src ?? href ?? element.attributes['xlink:href'])) continue;
    const target = resolver.resolve(address, place);
    if (target.type === 'file') found.add(target.file);
  }
  return [...found].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 });
}
