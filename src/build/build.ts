import type { BuildOptions, BuildResult } from './build-options.ts';
import { publish } from './output/publish.ts';
import { stageBuild } from './stage-build.ts';

/**
 * Builds one output of a site into its folder, and returns what was built. If the site has errors,
 * throws a `DocsgenError` with all of them and leaves the folder as it was.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const staged = await stageBuild(options);
  try {
    staged.checkHeld();
    await staged.clock.measure('publish', () => publish(staged.publication));
    return await staged.finish();
  } finally {
    await staged.close();
  }
}
