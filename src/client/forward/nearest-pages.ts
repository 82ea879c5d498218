import { distance } from '../../shared/distance.ts';

/** A page of the site, as the list of all pages names it. */
export interface ListedPage {
  /** Address without origin, decoded. */
  readonly path: string;
  readonly title: string;
}

/** More would hide that the first one is most likely meant. */
const mostShown = 5;

/** A folder that only one of two addresses has, as a part of one that differs in all letters. */
const folderCost = 0.5;

/**
 * Returns the pages whose addresses are most like one that does not exist. Pages with the same last
 * segment come first, then those with a similar one, then those of the same folder; within each,
 * the most similar address.
 */
export function nearestPages<Page extends ListedPage>(path: string, pages: readonly Page[]): readonly Page[] {
  const wanted = segmentsOf(path);
  const known = pages.map((page) => ({ page, segments: segmentsOf(page.path) }));
  const ranked = known.map((each) => ({ ...each, rank: rankOf(wanted, each.segments) }));
  const found: Page[] = [];
  for (const rank of [0, 1, 2]) {
    // Whole addresses are compared only where it matters: a site may have thousands of pages.
    if (found.length >= mostShown) break;
    const alike = ranked.filter((each) => each.rank === rank);
    const costs = alike.map(({ page, segments }) => ({ page, cost: pathCost(wanted, segments) }));
    found.push(...costs.toSorted((a, b) => a.cost - b.cost).map(({ page }) => page));
  }
  return found.slice(0, mostShown);
}

/** The ending of a file is no part of the name of a page. */
function segmentsOf(path: string): readonly string[] {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return segments.map((segment, index) =>
    index === segments.length - 1 ? segment.replace(/(?<=.)\.(?:html?|mdx?)$/, '') : segment,
  );
}

function rankOf(wanted: readonly string[], known: readonly string[]): number {
  const [last, other] = [wanted.at(-1), known.at(-1)];
  if (last === undefined || other === undefined) return 3;
  if (last === other) return 0;
  const allowed = Math.floor(Math.max(last.length, other.length) / 3);
  if (distance(last, other, allowed) <= allowed) return 1;
  return wanted.slice(0, -1).join('/') === known.slice(0, -1).join('/') ? 2 : 3;
}

/** Returns how much two addresses differ: the edits of segments, and folders that only one has. */
function pathCost(wanted: readonly string[], known: readonly string[]): number {
  let previous = Array.from({ length: known.length + 1 }, (_, index) => index * folderCost);
  for (const [row, segment] of wanted.entries()) {
    const current = [(row + 1) * folderCost];
    for (const [column, other] of known.entries()) {
      const [left = 0, above = 0, before = 0] = [current[column], previous[column + 1], previous[column]];
      current.push(Math.min(left + folderCost, above + folderCost, before + segmentCost(segment, other)));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

function segmentCost(a: string, b: string): number {
  const most = Math.max(a.length, b.length);
  return a === b ? 0 : distance(a, b, most) / most;
}
