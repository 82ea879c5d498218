import type { CrashReport } from '../../shared/crash-report.ts';
import type { Problem } from '../../shared/problem.ts';

/** The state of a site while somebody works on it, and what it answers. None of it throws for what a writer can mend. */
export interface DevSession {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Path under which the site is served now, with a slash at both ends. */
  readonly base: () => string;
  /** Returns the answer to a path of the site as a request has it: percent-encoded, base included, without query. */
  readonly answer: (path: string) => Promise<Answer>;
  /** Takes in that files have changed, come or gone. Paths are relative to the root, with forward slashes. */
  readonly update: (files: ReadonlySet<string>) => Promise<Update>;
  /** Returns all that is known to be wrong; of the whole site once `isComplete`. */
  readonly problems: () => KnownProblems;
  /** Returns the content and static files that are known, relative to the root. */
  readonly contentFiles: () => Iterable<string>;
  /** Returns the files outside the root that the site is made of, relative to it. */
  readonly outsideFiles: () => readonly string[];
  /** Looks at the whole site, compiling what has not been. Returns the same as `problems`. */
  readonly check: () => Promise<KnownProblems>;
  /** Returns whether a file is one that the site is made of, and so may be opened in the writer's editor. */
  readonly knowsFile: (file: string) => boolean;
  /** Writes the missing translation of the page at a path as a copy of its source. Returns the file, relative to the root; null if there is nothing to translate. */
  readonly createTranslation: (path: string) => Promise<string | null>;
  /**
   * Returns what a writer is told of something that has failed in a browser; null if nothing can be
   * known of it now.
   */
  readonly explainCrash: (report: CrashReport) => Promise<Problem | null>;
  readonly close: () => Promise<void>;
}

export interface KnownProblems {
  readonly problems: readonly Problem[];
  readonly isComplete: boolean;
}

/** What there is at an address. */
export type Answer =
  | {
      readonly type: 'page';
      readonly status: 200 | 404;
      /** As a build prints it, apart from marks of broken links. */
      readonly html: string;
      readonly policy: string;
      readonly notes: PageNotes;
    }
  /** A page that cannot be made. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  /** A file that is made; `path` is relative to the output folder and tells its type. */
  | { readonly type: 'made'; readonly path: string; readonly content: string | Uint8Array }
  /** A file of the site, by its path relative to the root. */
  | { readonly type: 'file'; readonly path: string; readonly file: string }
  | { readonly type: 'redirect'; readonly location: string }
  /** Neither a page nor a file, and the site has no page that says so. */
  | { readonly type: 'missing' };

/** What a writer should know of a page that readers need not. */
export interface PageNotes {
  /** Mistakes that do not keep the page from being shown, such as broken links. */
  readonly problems: readonly Problem[];
  /** Mistakes for which the whole site is shown as it was before them, such as those of the configuration and of style sheets. */
  readonly covering: readonly Problem[];
  /** For a page in want of a translation. */
  readonly untranslated: Untranslated | null;
}

/** What shows in place of a translation. */
export interface Untranslated {
  /** The file that is to be the translation, relative to the root. */
  readonly file: string;
  /** Whether there is such a file, with the text of the source language in it, word for word. */
  readonly isCopy: boolean;
}

/** What was done about changed files. */
export interface Update {
  /** The most that had to be made anew. */
  readonly kind: 'nothing' | 'pages' | 'site' | 'styles' | 'scripts' | 'configuration';
  /** How long it took, in milliseconds. */
  readonly ms: number;
}
