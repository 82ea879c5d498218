import type { PageFacts } from '../examine/page-report.ts';
import type { Finding } from '../../reading/page/finding.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Reports canonical addresses, and addresses of other languages, that search engines do not accept.
 */
export function checkHeads(site: SiteFacts): readonly Finding[] {
  return [...site.pages.values()].flatMap((page) =>
    page.redirect === null ? [...checkCanonical(site, page), ...checkAlternates(site, page)] : [],
  );
}

/** Returns whether a page is the original of itself, and may be listed by search engines. */
export function isOriginal({ place, canonical, redirect, isUnindexed }: PageFacts): boolean {
  return redirect === null && !isUnindexed && (canonical === null || canonical.file === place);
}

function checkCanonical({ pages, addresses, resolver }: SiteFacts, page: PageFacts): readonly Finding[] {
  const { place, canonical } = page;
  if (canonical === null || canonical.file === null) return [];
  const { address, file } = canonical;
  const report = (problem: string, hint: string): readonly Finding[] => [
    {
      code: 'wrong-canonical',
      title: `The canonical address \`${address}\` ${problem}`,
      hint,
      output: addresses.files[place] ?? '',
      ...{ element: null, clues: [address], target: address },
    },
  ];
  if (file === -1)
    return report('is not a page of the site', 'Search engines would list nothing. Correct or remove it.');
  const target = pages.get(file);
  if (!target) return [];
  if (target.redirect !== null) return report('redirects', 'Use the page that it leads to.');
  const other = target.canonical?.file ?? file;
  if (other !== file)
    return report(
      `is a page with another one, \`${target.canonical?.address ?? ''}\``,
      'Use that one: search engines do not follow chains.',
    );
  const right = resolver.pathOf(file);
  if (addresses.trailingSlash === null || addresses.isRelative || pathOf(address) === pathOf(right)) return [];
  return report(`is spelled differently from the page, \`${right}\``, 'Spell it like the links to the page.');
}

function checkAlternates({ pages, addresses }: SiteFacts, page: PageFacts): readonly Finding[] {
  const { place, alternates } = page;
  const found = alternates.flatMap(({ lang, address, file }): readonly Finding[] => {
    const report = (problem: string, hint: string): readonly Finding[] => [
      {
        code: 'wrong-alternate',
        title: `The address \`${address}\` for the language \`${lang}\` ${problem}`,
        hint,
        output: addresses.files[place] ?? '',
        ...{ element: null, clues: [address], target: address },
      },
    ];
    if (file === -1) return report('is not a page of the site', 'Name pages that exist only.');
    const target = file === null ? undefined : pages.get(file);
    if (!target) return [];
    if (target.redirect !== null) return report('redirects', 'Use the page that it leads to.');
    if (lang === 'x-default') return [];
    if (target.lang !== null && primary(target.lang) !== primary(lang))
      return report(`is a page in \`${target.lang}\``, 'Use the page in that language.');
    if (!target.alternates.some((each) => each.file === place))
      return report('does not name this page', 'Each page must name all others, or search engines ignore them.');
    return [];
  });
  if (alternates.length === 0 || alternates.some(({ file }) => file === place)) return found;
  return [
    ...found,
    {
      code: 'wrong-alternate',
      title: 'The page names itself in other languages, but not in its own',
      hint: 'A page must also name its own URL, with its language.',
      output: addresses.files[place] ?? '',
      ...{ element: null, clues: [] },
    },
  ];
}

function primary(lang: string): string {
  return lang.toLowerCase().split('-')[0] ?? '';
}

/** Returns the path of an address as browsers write it. */
function pathOf(address: string): string {
  const someOrigin = 'https://site.invalid';
  return URL.canParse(address, someOrigin) ? new URL(address, someOrigin).pathname : address;
}
