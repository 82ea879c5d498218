import { isProblemCode } from '../../shared/problem-codes.ts';
import { readExplanation } from '../../system/read-explanation.ts';
import { explainPath, liveFolder, pageReportPath, problemsPath } from '../../shared/live-update.ts';
import { panelPolicy } from './panel-policy.ts';
import type { Answer, DevSession } from '../session/dev-session.ts';
import { faultProblem } from '../session/fault-problem.ts';

/** Returns the answer for a path that `readPath` has accepted. Never throws. */
export type LookUp = (path: string) => Promise<Answer>;

/**
 * Returns the look-up for the pages of a session and for docsgen's own pages. An error in
 * docsgen itself is reported to `onFault`, and the answer is a refusal that shows it.
 */
export function createLookUp(session: DevSession, onFault: (error: unknown) => void): LookUp {
  return async (path) => {
    try {
      return (await ownPage(session, path)) ?? (await session.answer(path));
    } catch (error) {
      onFault(error);
      return { type: 'refused', problems: [faultProblem(error)] };
    }
  };
}

/**
 * Returns one of docsgen's own pages: the list of problems, what a code means, the routes and the
 * configuration, or what a page is rendered from. Null for any other path, and without a valid
 * configuration.
 */
async function ownPage(session: DevSession, path: string): Promise<Answer | null> {
  if (!path.startsWith(liveFolder)) return null;
  const { renderExplanation, renderPageProps, renderProblems, renderSite } = await import('../panel/render-panel.tsx');
  const { root, base, pagesOf } = session;
  if (path === problemsPath) return document(renderProblems(session.problems(), { root, base: base(), pagesOf }));
  if (path.startsWith(explainPath)) {
    const code = path.slice(explainPath.length);
    return isProblemCode(code) ? document(renderExplanation(readExplanation(code))) : null;
  }
  if (path === liveFolder) {
    const report = await session.reportSite();
    return report && document(renderSite(report));
  }
  if (!path.startsWith(`${pageReportPath}/`)) return null;
  const report = await session.reportPage(path.slice(pageReportPath.length));
  return report && document(renderPageProps(report));
}

function document(html: string): Answer {
  const notes = { problems: [], overlay: [], untranslated: null };
  return { type: 'page', status: 200, html, policy: panelPolicy, notes };
}
