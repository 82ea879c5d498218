import type { Problem } from '../shared/problem.ts';

/** What a check of a finished site has found. */
export interface CheckReport {
  /** Absolute path of the folder that was checked. */
  readonly outDir: string;
  /**
   * Absolute paths of all folders that were checked: also those of locales that are served
   * elsewhere.
   */
  readonly outDirs: readonly string[];
  /** The problems that are reported, in the order of their files. */
  readonly problems: readonly Problem[];
  /** Number of pages. */
  readonly pages: number;
  /** Number of files, including pages. */
  readonly files: number;
  /** Number of links on pages that were checked. */
  readonly links: number;
  /** Number of findings that exceptions in the configuration or in texts ignore. */
  readonly ignored: number;
  /** Number of findings in the baseline. */
  readonly inBaseline: number;
}
