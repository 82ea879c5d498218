import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { addRootOption } from '../options.ts';

interface Options {
  readonly root: string;
}

/** Adds `docsgen clean` to the program. */
export function addCleanCommand(program: Command): void {
  addRootOption(program.command('clean'))
    .description('Remove the output folder build/ and the cache folder .docsgen/')
    .action(async (options: Options) => {
      const { checkOutputFolder } = await import('../../build/output/check-output-folder.ts');
      const root = resolve(options.root);
      const cache = join(root, '.docsgen');
      const out = join(root, 'build');
      await checkOutputFolder(out, root, cache);
      for (const folder of [out, cache]) {
        // A server or a build may be writing there.
        await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
        process.stdout.write(`${pc.green('✓')} ${relative(root, folder)}/ is removed\n`);
      }
    });
}
