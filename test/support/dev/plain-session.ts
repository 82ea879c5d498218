import type { Answer, DevSession } from '../../../src/dev/session/dev-session.ts';

export interface PlainSession extends DevSession {
  /** What there is at each path; to be changed as a writer changes a site. */
  readonly answers: Map<string, Answer>;
  /** Paths that were asked for, in turn. */
  readonly asked: string[];
}

/** Returns a session whose answers are written down, in a folder. */
export function plainSession(root: string, own: Partial<DevSession> = {}): PlainSession {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  return {
    answers,
    asked,
    root,
    base: () => '/',
    answer: async (path) => {
      asked.push(path);
      return answers.get(path) ?? { type: 'missing' };
    },
    update: async () => ({ kind: 'nothing', ms: 0 }),
    problems: () => ({ problems: [], isComplete: true }),
    check: async () => ({ problems: [], isComplete: true }),
    contentFiles: () => [],
    outsideFiles: () => [],
    knowsFile: () => false,
    createTranslation: async () => null,
    explainCrash: async () => null,
    close: async () => undefined,
    ...own,
  };
}

/** Returns a page with a text, as a session gives it. */
export function page(text: string, own: Partial<Extract<Answer, { type: 'page' }>> = {}): Answer {
  const html = `<!doctype html><html lang="en"><head><title>${text}</title></head><body>${text}</body></html>`;
  return {
    type: 'page',
    status: 200,
    html,
    policy: "default-src 'self'",
    notes: { problems: [], overlay: [], untranslated: null },
    ...own,
  };
}
