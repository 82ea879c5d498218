import { asProblem, type Problem } from '../../shared/problem.ts';
import type { PageState } from './visit-page.ts';

/** Where a link is: in a file of the site, or on one of its finished pages. */
export type LinkPlace = Pick<Problem, 'file' | 'line' | 'column' | 'page' | 'element'>;

/** A link to another site, and what is known of its page. */
export interface CheckedLink {
  readonly address: string;
  /** The address without fragment. */
  readonly page: string;
  /** The id that it asks for; null for none. */
  readonly anchor: string | null;
  readonly places: readonly LinkPlace[];
  readonly state: PageState;
}

/** Returns the problem of a link to another site; null if it is right. */
export function problemOf(link: CheckedLink): Problem | null {
  const { address, page, state, places } = link;
  const [place = {}] = places;
  const at = { ...place, cause: page };
  if (state.type !== 'answers') {
    const [code, severity] =
      state.type === 'broken'
        ? (['broken-external-link', 'error'] as const)
        : (['unreachable-external-link', 'warning'] as const);
    const title = state.type === 'broken' ? 'is broken' : 'cannot be checked';
    // One host that does not answer is one cause, however many of its pages are linked to.
    const cause = state.isOfHost ? new URL(page).origin : page;
    const hint = withOthers(state.hint, places);
    return { severity, code, title: `The link to ${address} ${title}: ${state.what}`, hint, ...at, cause };
  }
  if (link.anchor !== null && state.missing.includes(link.anchor)) {
    const title = `${page} has no element with the id \`${link.anchor}\``;
    const hint = withOthers('Correct the part after `#`, or remove it to link to the page as a whole.', places);
    return asProblem({ code: 'missing-external-anchor', title, hint, ...at });
  }
  return state.movedTo === null ? null : movedProblem(link, state.movedTo, at);
}

function movedProblem(
  { address, places }: CheckedLink,
  movedTo: string,
  at: LinkPlace & Pick<Problem, 'cause'>,
): Problem {
  const { hash } = new URL(address);
  const target = new URL(movedTo);
  if (target.hash === '') target.hash = hash;
  const isStart = target.pathname === '/' && target.search === '' && new URL(address).pathname !== '/';
  const advice = isStart
    ? 'That is the home page of a site, so the original page may be gone. Find its new URL, and link to that.'
    : `Write ${target.href} instead.`;
  const title = `${address} has moved for good to ${target.href}`;
  return asProblem({ code: 'moved-external-link', title, hint: withOthers(advice, places), ...at });
}

/** Returns a hint with the number of other pages that have the same link. */
function withOthers(hint: string, places: readonly LinkPlace[]): string {
  const pages = new Set(places.map(({ page, file }) => page ?? file)).size;
  if (pages < 2) return hint;
  return `${hint} The link is on ${pages - 1} other page${pages === 2 ? '' : 's'}, too.`;
}
