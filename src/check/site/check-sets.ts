import type { PageFacts } from '../examine/page-report.ts';
import type { Finding } from '../../reading/page/finding.ts';
import { pathInOutput } from '../folder/site-addresses.ts';
import { isOriginal } from './check-heads.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reports pages of one language with the same title or the same description. */
export function checkDuplicates({ pages, addresses }: SiteFacts): readonly Finding[] {
  const kinds = [
    {
      code: 'duplicate-title',
      field: 'title',
      what: 'title',
      hint: 'Make them different: result lists and tabs show only the title.',
    },
    {
      code: 'duplicate-description',
      field: 'description',
      what: 'description',
      hint: 'Say what is different about this page. Without a description, its first paragraph is used.',
    },
  ] as const;
  // Each output of a site has its own copy of a static page.
  const pathOf = (place: number) => pathInOutput(addresses, addresses.files[place] ?? '');
  return kinds.flatMap(({ code, field, what, hint }) => {
    const first = new Map<string, number>();
    return [...pages.values()].filter(isOriginal).flatMap((page): readonly Finding[] => {
      const text = page[field];
      if (text === null || text === '') return [];
      const key = `${page.lang ?? ''}\n${text}`;
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, page.place);
        return [];
      }
      if (pathOf(other) === pathOf(page.place)) return [];
      const title = `The page has the same ${what} as ${addresses.files[other] ?? ''}: "${text}"`;
      return [
        {
          code,
          title,
          hint,
          output: addresses.files[page.place] ?? '',
          ...{ element: null, clues: [text], target: text, field },
        },
      ];
    });
  });
}

/** Reports pages that no link of another page leads to, but those of menus for languages. */
export function checkOrphans(site: SiteFacts): readonly Finding[] {
  const { pages, addresses, isHome } = site;
  const { files } = addresses;
  const isLinked = createLinkTest(site);
  return [...pages.values()].flatMap((page: PageFacts): readonly Finding[] => {
    const output = files[page.place] ?? '';
    if (!isOriginal(page) || isLinked(page)) return [];
    if (isHome(output) || /(?:^|\/)(?:404|offline)\.html$/.test(output)) return [];
    return [
      {
        code: 'orphan-page',
        title: 'No other page links to this page, and it is not in a sidebar',
        hint: 'Link to it, add it to a sidebar, or write `unlisted: true` if readers come only from elsewhere.',
        output,
        ...{ element: null, clues: [] },
      },
    ];
  });
}

/** Returns whether a link leads to a page. To one copy of a static page is enough. */
function createLinkTest({ pages, addresses, isLinked }: SiteFacts): (page: PageFacts) => boolean {
  const isPlaceLinked = ({ place }: PageFacts) => isLinked[place] === 1;
  if (addresses.otherOutputs.length === 0) return isPlaceLinked;
  // Pages in different languages are no copies.
  const keyOf = ({ place, lang, title }: PageFacts) =>
    JSON.stringify([pathInOutput(addresses, addresses.files[place] ?? ''), lang, title]);
  const linked = new Set([...pages.values()].filter(isPlaceLinked).map(keyOf));
  return (page) => isPlaceLinked(page) || linked.has(keyOf(page));
}
