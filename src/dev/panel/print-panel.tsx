import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '../../shared/problem.ts';
import type { KnownProblems, PageNotes } from '../session/dev-session.ts';

/** Returns the fragment that a window shows over a page; empty if there is nothing to say. */
export function printPanel({ problems }: PageNotes): string {
  return problems.length === 0 ? '' : renderToStaticMarkup(<Problems problems={problems} />);
}

/** Returns the document in place of a page that cannot be made. */
export function printRefusal(problems: readonly Problem[]): string {
  return `<!doctype html><html lang="en"><title>docsgen</title>${renderToStaticMarkup(<Problems problems={problems} />)}</html>`;
}

/** Returns the document with all that is known to be wrong with the site. */
export function printProblems({ problems }: KnownProblems): string {
  return printRefusal(problems);
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  return problems.map((problem, index) => <p key={index}>{problem.title}</p>);
}
