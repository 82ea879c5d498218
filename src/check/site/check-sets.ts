import type { PageFacts } from '../examine/page-report.ts';
import type { Finding } from '../page/finding.ts';
import { isOriginal } from './check-heads.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reports pages of one language with the same title or the same description. */
export function checkDuplicates({ pages, addresses }: SiteFacts): readonly Finding[] {
  const kinds = [
    {
      code: 'duplicate-title',
      field: 'title',
      what: 'title',
      hint: 'Tell them apart: lists of results and tabs show the title only.',
    },
    {
      code: 'duplicate-description',
      field: 'description',
      what: 'description',
      hint: 'Say what is special about this page. Without a description its first paragraph is taken.',
    },
  ] as const;
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
export function checkOrphans({ pages, addresses, isHome, isLinked }: SiteFacts): readonly Finding[] {
  const { files } = addresses;
  return [...pages.values()].flatMap((page: PageFacts): readonly Finding[] => {
    const output = files[page.place] ?? '';
    if (!isOriginal(page) || isLinked[page.place] === 1) return [];
    if (isHome(output) || /(?:^|\/)(?:404|offline)\.html$/.test(output)) return [];
    return [
      {
        code: 'orphan-page',
        title: 'No link of another page leads to this page, and it is in no sidebar',
        hint: 'Link to it, put it into a sidebar, or write `unlisted: true` if readers shall come from elsewhere only.',
        output,
        ...{ element: null, clues: [] },
      },
    ];
  });
}
