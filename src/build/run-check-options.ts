import type { CheckReport } from '../check/check-report.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { OnWait } from './output/open-output.ts';

/** Which finished site to check, and how. */
export interface RunCheckOptions {
  /** The site's folder. */
  readonly root: string;
  /** The folder to check as it is. Default: the site is built into `build/` in the root first. */
  readonly out?: string | undefined;
  /** Whether links to other sites are requested. */
  readonly external: boolean;
  /** Whether warnings count as errors. */
  readonly strict: boolean;
  /** Whether the findings of now become the baseline. */
  readonly updateBaseline: boolean;
  readonly onProgress: OnProgress;
  readonly onWait: OnWait;
}

/** Builds a site unless a folder is named, and checks what is in its output folder. */
export type RunCheck = (options: RunCheckOptions) => Promise<CheckReport>;
