import { problemsPath } from '../../shared/live-update.ts';
import { panelPolicy } from './panel-policy.ts';
import type { Answer, DevSession } from '../session/dev-session.ts';
import { faultProblem } from '../session/fault-problem.ts';

/** Returns the answer for a path that `readPath` has accepted. Never throws. */
export type LookUp = (path: string) => Promise<Answer>;

/**
 * Returns the look-up for the pages of a session and for docsgen's list of problems. An error in
 * docsgen itself is reported to `onFault`, and the answer is a refusal that shows it.
 */
export function createLookUp(session: DevSession, onFault: (error: unknown) => void): LookUp {
  return async (path) => {
    try {
      return path === problemsPath ? await problemsPage(session) : await session.answer(path);
    } catch (error) {
      onFault(error);
      return { type: 'refused', problems: [faultProblem(error)] };
    }
  };
}

async function problemsPage(session: DevSession): Promise<Answer> {
  const { renderProblems } = await import('../panel/render-panel.tsx');
  const notes = { problems: [], overlay: [], untranslated: null };
  return {
    type: 'page',
    status: 200,
    html: renderProblems(session.problems(), session.root),
    policy: panelPolicy,
    notes,
  };
}
