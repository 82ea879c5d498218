import type { KnownProblems, Update } from './session/dev-session.ts';

/** What whoever started the development server is told. */
export interface DevEvents {
  /** Pages are answered. Addresses on this machine first; `ms` since the start was asked for. */
  readonly onReady: (ready: { readonly urls: readonly string[]; readonly ms: number }) => void;
  readonly onUpdate: (files: ReadonlySet<string>, update: Update) => void;
  /** All that is known to be wrong, whenever that has changed. */
  readonly onProblems: (known: KnownProblems) => void;
  /** A mistake of docsgen itself, or of the machine; the server goes on. */
  readonly onFault: (error: unknown) => void;
}
