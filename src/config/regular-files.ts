import { stat } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { specialKind } from './site-folder.ts';
import { pathFrom } from '../system/path-from.ts';

/** Name of the plugin in esbuild's error messages. */
export const regularFilesName = 'regular-files';

/**
 * Returns an esbuild plugin that refuses paths that are neither a file nor a folder, such as a
 * FIFO, because esbuild would wait for them forever. It must come before the plugins that load
 * files.
 */
export function regularFiles(root: string): Plugin {
  return {
    name: regularFilesName,
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'file' }, async ({ path }) => {
        // esbuild itself reports missing files and folders.
        const stats = await stat(path).catch(() => null);
        if (stats === null || stats.isFile() || stats.isDirectory()) return undefined;
        const name = pathFrom(root, path);
        return { errors: [{ text: `${name} is ${specialKind(stats)}, not a file` }] };
      });
    },
  };
}
