import type { Finding } from '../../reading/page/finding.ts';
import { withPath } from '../folder/site-folder.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reports pages that redirect to nowhere or in a circle, and links to pages that redirect. */
export function checkRedirects(site: SiteFacts): readonly Finding[] {
  const { pages, addresses } = site;
  const findings: Finding[] = [];
  for (const { place, redirect } of pages.values()) {
    if (redirect === null || redirect.file === null) continue;
    const output = addresses.files[place] ?? '';
    const about = { output, element: null, clues: [redirect.address], target: redirect.address };
    if (redirect.file === -1) {
      const title = `${output} redirects to \`${redirect.address}\`, which is not a page`;
      findings.push({ ...about, code: 'broken-redirect', title, hint: 'Point it to a page, or remove it.' });
      continue;
    }
    const circle = followRedirects(site, place);
    if (circle !== null && Math.min(...circle) === place) {
      const names = circle.map((file) => addresses.files[file] ?? '');
      const title = `Pages redirect in a circle: ${[...names, names[0]].join(' → ')}`;
      findings.push({ ...about, code: 'redirect-loop', title, hint: 'Point one of them to a page.' });
    }
  }
  return [...findings, ...checkLinksToRedirects(site)];
}

/** Returns whether a page redirects. A home page may do so: the address of a site is no old one. */
export function isMoved({ pages, addresses, isHome }: SiteFacts, file: number): boolean {
  return pages.get(file)?.redirect != null && !isHome(addresses.files[file] ?? '');
}

/** Returns the pages of the circle that a redirect leads in; null if it leads to a page. */
function followRedirects({ pages }: SiteFacts, start: number): readonly number[] | null {
  const seen: number[] = [];
  for (let place: number | null | undefined = start; typeof place === 'number' && place >= 0;) {
    if (seen.includes(place)) return seen.slice(seen.indexOf(place));
    seen.push(place);
    place = pages.get(place)?.redirect?.file;
  }
  return null;
}

/** Returns the page that a redirect leads to at last; null for none. */
export function endOfRedirects({ pages }: SiteFacts, start: number): number | null {
  const seen = new Set<number>();
  let place = start;
  for (;;) {
    const next: number | null | undefined = pages.get(place)?.redirect?.file;
    if (next === undefined) return place;
    if (next === null || next < 0 || seen.has(place)) return null;
    seen.add(place);
    place = next;
  }
}

function checkLinksToRedirects(site: SiteFacts): readonly Finding[] {
  const { pages, addresses, resolver, findLinks, sharedTargets } = site;
  const isRedirect = (file: number) => isMoved(site, file);
  const report = (page: number, target: number, inShared: boolean): readonly Finding[] => {
    const end = endOfRedirects(site, target);
    // A link to a redirect that leads nowhere is reported with the redirect.
    if (end === null) return [];
    const found = findLinks(page, target).filter((link) => link.isShared === inShared);
    return found.slice(0, inShared ? 1 : undefined).map(({ address, element }) => {
      const replacement = withPath(address, resolver.pathOf(end, target));
      return {
        code: 'link-to-redirect',
        title: `The link \`${address}\` leads to a redirect`,
        hint: `Write \`${replacement}\`: then readers wait for one request, not for two.`,
        output: addresses.files[page] ?? '',
        ...{ element, clues: [address], target: address, replacement },
      };
    });
  };
  return [
    ...[...pages.values()].flatMap(({ place, targets, redirect }) =>
      redirect === null ? targets.own.filter(isRedirect).flatMap((target) => report(place, target, false)) : [],
    ),
    ...[...sharedTargets]
      .filter(([target]) => isRedirect(target))
      .flatMap(([target, page]) => report(page, target, true)),
  ];
}
