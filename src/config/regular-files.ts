import { stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { specialKind } from './site-folder.ts';

/** By this name esbuild says who has refused a file. */
export const regularFilesName = 'regular-files';

/** Has esbuild refuse what is neither a file nor a folder, at which it would wait for ever. It comes before plugins that load files. */
export function regularFiles(root: string): Plugin {
  return {
    name: regularFilesName,
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'file' }, async ({ path }) => {
        // What is not there, and folders, esbuild tells by itself.
        const stats = await stat(path).catch(() => null);
        if (stats === null || stats.isFile() || stats.isDirectory()) return undefined;
        const name = relative(root, path).split(sep).join('/');
        return { errors: [{ text: `${name} is ${specialKind(stats)}, not a file` }] };
      });
    },
  };
}
