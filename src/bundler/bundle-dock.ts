import { join } from 'node:path';
import { build } from 'esbuild';
import { type BundledText, bundledTexts, type NoteInputs } from './bundle-store.ts';
import { packageFolder } from '../system/package-folder.ts';
import { namedScripts, scriptOptions } from './script-options.ts';

/**
 * Returns the script of the bar under the navbar, and then its style sheet, which it loads. Both
 * are the same for all sites.
 */
export async function bundleDock(note?: NoteInputs): Promise<readonly BundledText[]> {
  const source = join(packageFolder(), 'src');
  const style = await build({
    ...namedScripts,
    entryPoints: { dock: join(source, 'theme', 'styles', 'dock.css') },
  });
  note?.(style.metafile);
  const styles = bundledTexts(style.outputFiles);
  const script = await build({
    ...namedScripts,
    entryPoints: { dock: join(source, 'client', 'dock', 'dock.ts') },
    format: 'esm',
    define: { ...scriptOptions.define, DOCK_STYLE: JSON.stringify(`./${styles[0]?.name}`) },
  });
  note?.(script.metafile);
  return [...bundledTexts(script.outputFiles), ...styles];
}
