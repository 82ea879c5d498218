import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type NoteInputs, prebuiltFolder } from './bundle-store.ts';
import { packageFolder } from '../system/package-folder.ts';
import { scriptOptions } from './script-options.ts';

/** The script and the styles that the development server adds to pages. */
export interface LiveFiles {
  /** An ES module. */
  readonly script: string;
  readonly style: string;
}

const scriptName = 'live.js';
const styleName = 'live.css';

/**
 * Bundles the script and the styles of the development server into the folder that `loadLiveFiles`
 * reads.
 */
export async function prebuildLiveFiles(note: NoteInputs): Promise<void> {
  const source = join(packageFolder(), 'src');
  const entries = { [scriptName]: 'client/live/live.ts', [styleName]: 'dev/panel/panel.css' };
  for (const [name, path] of Object.entries(entries)) {
    const entryPoints = [join(source, path)];
    const { outputFiles, metafile } = await build({ ...scriptOptions, entryPoints, format: 'esm' });
    note(metafile);
    await writeFile(join(prebuiltFolder(), name), outputFiles[0]?.text ?? '');
  }
}

/** Returns the script and the styles that the development server adds to pages. */
export async function loadLiveFiles(): Promise<LiveFiles> {
  const [script, style] = await Promise.all(
    [scriptName, styleName].map((name) => readFile(join(prebuiltFolder(), name), 'utf8')),
  );
  return { script: script ?? '', style: style ?? '' };
}
