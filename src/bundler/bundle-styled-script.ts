import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { type BundledText, bundledTexts, type NoteInputs } from './bundle-store.ts';
import { packageFolder } from '../system/package-folder.ts';
import { namedScripts, scriptOptions } from './script-options.ts';

/**
 * Returns a script of a part that few readers see, and then its style sheet of the same name, which
 * it loads. Both are the same for all sites. `file` is relative to `src/client/`.
 */
export async function bundleStyledScript(file: string, note?: NoteInputs): Promise<readonly BundledText[]> {
  const source = join(packageFolder(), 'src');
  const name = basename(file, '.ts');
  const style = await build({
    ...namedScripts,
    entryPoints: { [name]: join(source, 'theme', 'styles', `${name}.css`) },
  });
  note?.(style.metafile);
  const styles = bundledTexts(style.outputFiles);
  const script = await build({
    ...namedScripts,
    entryPoints: { [name]: join(source, 'client', file) },
    format: 'esm',
    define: { ...scriptOptions.define, OWN_STYLE: JSON.stringify(`./${styles[0]?.name}`) },
  });
  note?.(script.metafile);
  return [...bundledTexts(script.outputFiles), ...styles];
}
