import type { CheckReport } from '../check/check-report.ts';

/** Which finished site to check, and how. Every field is optional. */
export interface CheckSettings {
  /** The site's folder. Default: the current folder. */
  root?: string | undefined;
  /** The folder to check as it is. Default: the site is built into `build/` in the root first. */
  out?: string | undefined;
  /** Also request the links to other sites. Default: false. */
  external?: boolean | undefined;
  /** Count warnings as errors. Default: false. */
  strict?: boolean | undefined;
  /** Store the current mistakes as known so that only new ones are reported. Default: false. */
  updateBaseline?: boolean | undefined;
  /**
   * Is called when a step starts, with its name, and during long steps with the number of pages or
   * files that are done and that there are.
   */
  onProgress?: ((step: string, done?: number, total?: number) => void) | undefined;
}

/** What a check has found. Its `problems` may have errors. */
export type CheckResult = CheckReport;

/**
 * Checks a finished site, and returns what it finds. It prints nothing. If the site cannot be
 * built, throws a `DocsgenError` with its errors.
 */
export async function check(settings: CheckSettings = {}): Promise<CheckResult> {
  const { root = '.', out, external = false, strict = false, updateBaseline = false, onProgress } = settings;
  const { runCheck } = await import('../build/run-check.ts');
  return runCheck({
    root,
    out,
    external,
    strict,
    updateBaseline,
    onProgress: (step, done, total) => onProgress?.(step, done, total),
    onWait: () => undefined,
  });
}
