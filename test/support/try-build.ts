import { build } from '../../src/build/build.ts';
import { DocsgenError, type Problem } from '../../src/shared/problem.ts';

/** The result of a build that may have been refused. */
export interface Built {
  readonly problems: readonly Problem[];
  /** How many pages were rendered; null for a site that was refused. */
  readonly rendered: number | null;
}

/** Builds a site in this process, and returns its warnings, or its errors if it is refused. */
export async function tryBuild(
  root: string,
  options: { readonly cache: boolean; readonly out: string },
): Promise<Built> {
  try {
    const { rendered, warnings } = await build({
      root,
      drafts: false,
      profile: false,
      onProgress: () => undefined,
      onWait: () => undefined,
      ...options,
    });
    return { problems: warnings, rendered };
  } catch (error) {
    if (error instanceof DocsgenError) return { problems: error.problems, rendered: null };
    throw error;
  }
}
