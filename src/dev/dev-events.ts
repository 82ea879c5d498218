import type { LinkUpdate } from './renames/update-links.ts';
import type { KnownProblems, Update } from './session/dev-session.ts';

/** Events of a development server. */
export interface DevEvents {
  /**
   * The server answers requests. URLs for this machine come first; `ms` is the time since the start
   * command.
   */
  readonly onReady: (ready: { readonly urls: readonly string[]; readonly ms: number }) => void;
  readonly onUpdate: (files: ReadonlySet<string>, update: Update) => void;
  /** All known problems, each time that they change. */
  readonly onProblems: (known: KnownProblems) => void;
  /** The links to renamed pages were updated, as the writer has asked. */
  readonly onLinkUpdates: (updates: readonly LinkUpdate[]) => void;
  /** An error of docsgen itself or of the machine. The server keeps running. */
  readonly onFault: (error: unknown) => void;
}
