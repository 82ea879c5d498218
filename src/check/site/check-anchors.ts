import type { PageFacts } from '../examine/page-report.ts';
import { missingIdHint } from '../rules/links.ts';
import type { Finding } from '../../reading/page/finding.ts';
import { endOfRedirects } from './check-redirects.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reports links to ids that another page does not have. */
export function checkAnchors(site: SiteFacts): readonly Finding[] {
  const { pages, addresses, sharedAnchors, findLinks } = site;
  const idsOf = createIds(site);
  const missing = (anchor: string): { readonly target: number; readonly id: string; readonly end: number } | null => {
    const [file, id] = splitOnce(anchor);
    const target = Number(file);
    const end = endOfRedirects(site, target);
    // Only pages have ids that are known.
    if (end === null || !pages.has(end) || idsOf(end).has(id)) return null;
    return { target, id, end };
  };
  const report = (page: number, anchor: string, inShared: boolean): readonly Finding[] => {
    const found = missing(anchor);
    if (found === null) return [];
    const links = findLinks(page, found.target, found.id).filter((link) => link.isShared === inShared);
    return links.slice(0, inShared ? 1 : undefined).map(({ address, element }) => ({
      code: 'missing-anchor',
      title: `The link \`${address}\` leads to an id that the page does not have`,
      hint: hintOf(found.id, pages.get(found.end)),
      output: addresses.files[page] ?? '',
      ...{ element, clues: [address], target: address },
    }));
  };
  return [
    ...[...pages.values()].flatMap(({ place, anchors }) =>
      anchors.own.flatMap((anchor) => report(place, anchor, false)),
    ),
    ...[...sharedAnchors].flatMap(([anchor, page]) => report(page, anchor, true)),
  ];
}

/** The same page is often looked up many times in a row, and all sets at once would be large. */
function createIds({ pages }: SiteFacts): (page: number) => ReadonlySet<string> {
  let last: { readonly page: number; readonly ids: ReadonlySet<string> } | null = null;
  return (page) => {
    if (last?.page !== page) last = { page, ids: new Set((pages.get(page)?.ids ?? '').split('\n')) };
    return last.ids;
  };
}

function splitOnce(anchor: string): readonly [string, string] {
  const at = anchor.indexOf('#');
  return [anchor.slice(0, at), anchor.slice(at + 1)];
}

function hintOf(id: string, page: PageFacts | undefined): string {
  return page ? missingIdHint(id, page) : '';
}
