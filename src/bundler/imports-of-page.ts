import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { MdxModule } from '../markdown/page/compiled-page.ts';
import { splitRef } from '../shared/ref-path.ts';
import { bundledSources } from './bundled-sources.ts';
import { siteImports } from './site-modules.ts';

/**
 * Returns the files of a site that a page imports, and those that they import, relative to the
 * site's root. Packages are left out. Returns an empty list for a page that does not bundle:
 * `build` says why.
 */
export async function importsOfPage(
  root: string,
  file: string,
  mdxModule: MdxModule | null,
): Promise<readonly string[]> {
  if (!mdxModule?.hasImports) return [];
  const resolveDir = dirname(join(root, splitRef(file).path));
  try {
    const { metafile } = await build({
      stdin: { contents: mdxModule.code, resolveDir, loader: 'jsx' },
      absWorkingDir: root,
      bundle: true,
      packages: 'external',
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'silent',
      plugins: [siteImports(root)],
    });
    return bundledSources(metafile);
  } catch {
    return [];
  }
}
