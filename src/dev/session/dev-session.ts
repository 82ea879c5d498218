import type { Config } from '../../config/config.ts';
import type { LinkUpdate } from '../renames/update-links.ts';
import type { PageChanges } from './page-changes.ts';
import type { KnownPaths } from '../watch/changed-since.ts';
import type { OutsidePaths } from '../watch/site-mirror.ts';
import type { CrashReport } from '../../shared/crash-report.ts';
import type { Problem } from '../../shared/problem.ts';

/**
 * The state of a site in `docsgen dev`, and its answers to requests. Errors in the site are
 * returned, not thrown.
 */
export interface DevSession {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Returns the base path of the site now, with a slash at both ends. */
  readonly base: () => string;
  /**
   * Returns the answer to a request. The path is percent-encoded, with the base and without the
   * query.
   */
  readonly answer: (path: string) => Promise<Answer>;
  /**
   * Updates the state after files were changed, added or removed. Paths are relative to the root,
   * with forward slashes.
   */
  readonly update: (files: ReadonlySet<string>) => Promise<Update>;
  /** Returns all known problems. They are those of the whole site if `isComplete` is true. */
  readonly problems: () => KnownProblems;
  /** Returns the scanned content files and static files, and the folders that they are in. */
  readonly known: () => KnownPaths;
  /** Returns how the configuration wants the preview to be. */
  readonly preview: () => Config['dev'];
  /** Returns what the site reads outside the root. */
  readonly outside: () => OutsidePaths;
  /** Returns the folders of the packages that are plugins, relative to the root. */
  readonly packageFolders: () => readonly string[];
  /**
   * Checks the whole site. Compiles pages that are not compiled yet. Returns the same as
   * `problems`. Rejects when the signal is aborted.
   */
  readonly check: (signal?: AbortSignal) => Promise<KnownProblems>;
  /**
   * Returns whether a file belongs to the site, so that the server may open it in the writer's
   * editor.
   */
  readonly knowsFile: (file: string) => boolean;
  /**
   * Returns the addresses of the pages that show these files or include them, by file. A page in
   * another language that has no translation is not among them.
   */
  readonly pagesOf: (files: ReadonlySet<string>) => ReadonlyMap<string, readonly string[]>;
  /** Returns the file that a page shows, relative to the root; null for a page without one. */
  readonly fileOf: (path: string) => Promise<string | null>;
  /**
   * Creates the missing translation of a page as a copy of its source. Returns the new file,
   * relative to the root; null if no translation is missing.
   */
  readonly createTranslation: (path: string) => Promise<string | null>;
  /**
   * Updates the links to the page that a file was renamed from, or to all renamed pages if it is
   * null. Returns what was done.
   */
  readonly updateLinks: (from: string | null) => Promise<readonly LinkUpdate[]>;
  /**
   * Leaves these links as they are: each becomes a problem of its own. Returns the old files of the
   * pages.
   */
  readonly leaveLinks: (from: string | null) => Promise<readonly string[]>;
  /**
   * Returns a problem for a component or script that failed in a browser; null without a valid
   * configuration.
   */
  readonly explainCrash: (report: CrashReport) => Promise<Problem | null>;
  /** Returns the routes and the configuration; null without a valid configuration. */
  readonly reportSite: () => Promise<SiteReport | null>;
  /**
   * Returns what the page at a path is rendered from; null for no page. The path is as in `answer`.
   */
  readonly reportPage: (path: string) => Promise<PageReport | null>;
  readonly close: () => Promise<void>;
}

/** The problems that are known now. */
export interface KnownProblems {
  readonly problems: readonly Problem[];
  /** Whether the whole site was checked after the last change. */
  readonly isComplete: boolean;
}

/** The answer to a request. */
export type Answer =
  | {
      readonly type: 'page';
      readonly status: 200 | 404;
      /** The HTML that a build renders, with marks at broken links. */
      readonly html: string;
      readonly policy: string;
      readonly notes: PageNotes;
    }
  /** A page that cannot be rendered. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  /**
   * A generated file. `path` is relative to the output folder. Its extension gives the media type.
   */
  | { readonly type: 'made'; readonly path: string; readonly content: string | Uint8Array }
  /** A file of the site. `file` is its path relative to the root. */
  | { readonly type: 'file'; readonly path: string; readonly file: string }
  | { readonly type: 'redirect'; readonly location: string }
  /** Neither a page nor a file, and the site has no 404 page. */
  | { readonly type: 'missing' };

/** Information about a page for the writer. */
export interface PageNotes {
  /** Problems that do not prevent showing the page, such as broken links. */
  readonly problems: readonly Problem[];
  /**
   * Errors that make the server show the last state that worked, such as errors in the
   * configuration and in style sheets. They are shown over the page.
   */
  readonly overlay: readonly Problem[];
  /** The missing translation of the page; null if none is missing. */
  readonly untranslated: Untranslated | null;
}

/** A missing translation. */
export interface Untranslated {
  /** The file of the translation, relative to the root. */
  readonly file: string;
  /** Whether the file exists, but is an exact copy of the source. */
  readonly isCopy: boolean;
}

/** The result of an update. */
export interface Update extends PageChanges {
  /** The largest part that had to be made again. */
  readonly kind: 'nothing' | 'pages' | 'site' | 'styles' | 'scripts' | 'configuration';
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** What docsgen knows of a site: for writers who wonder why a page is as it is. */
export interface SiteReport {
  /** The configuration with all defaults, as JSON. */
  readonly config: string;
  readonly routes: readonly RouteReport[];
}

/** A route, for a list. Addresses include the base. */
export interface RouteReport {
  readonly href: string;
  readonly kind: string;
  readonly locale: string;
  /** The file that it is made from, relative to the root; null for a page without one. */
  readonly source: string | null;
}

/** What one page is rendered from. */
export interface PageReport {
  readonly route: RouteReport;
  /** The props of the page, as JSON; null if its text has errors. */
  readonly props: string | null;
}
