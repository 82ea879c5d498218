import type { Answer, DevSession } from '../../../src/dev/session/dev-session.ts';
import { noPageChanges } from '../../../src/dev/session/page-changes.ts';

export interface PlainSession extends DevSession {
  /** The answer for each path. Tests change it like a writer changes a site. */
  readonly answers: Map<string, Answer>;
  /** The requested paths, in order. */
  readonly asked: string[];
}

/** Returns a session in a folder whose answers come from a map. */
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
    update: async () => ({ kind: 'nothing', ms: 0, ...noPageChanges }),
    problems: () => ({ problems: [], isComplete: true }),
    check: async () => ({ problems: [], isComplete: true }),
    known: () => ({ files: [], contentFolders: [], staticFolders: [] }),
    outside: () => ({ files: [], folders: [] }),
    preview: () => ({ poll: null, allowedHosts: [] }),
    packageFolders: () => [],
    knowsFile: () => false,
    pagesOf: () => new Map(),
    fileOf: async () => null,
    createTranslation: async () => null,
    updateLinks: async () => [],
    leaveLinks: async () => [],
    explainCrash: async () => null,
    reportSite: async () => null,
    reportPage: async () => null,
    close: async () => undefined,
    ...own,
  };
}

/** Returns a session's answer for a page with a text. */
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
