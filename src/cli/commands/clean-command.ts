import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { placesFolder, stateFolder } from '../../system/state-folder.ts';
import { type OutputOptions, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption } from './options.ts';
import type { CleanResult } from './results.ts';
import { reportWait } from '../terminal/report-wait.ts';

interface Options extends OutputOptions {
  readonly root: string;
}

/** Adds `docsgen clean` to the program. */
export function addCleanCommand(program: Command): void {
  addQuietOption(addJsonOption(addRootOption(program.command('clean'))))
    .description('Remove what was built into build/, and the cache folder .docsgen/')
    .action(async (options: Options) => {
      const { cleanOutput } = await import('../../build/output/clean-output.ts');
      const { fileListText } = await import('../../build/output/file-list-text.ts');
      const root = resolve(options.root);
      const out = join(root, 'build');
      const isClean = !existsSync(out) && !existsSync(stateFolder(root));
      const left: string[] = [];
      for (const place of placesOf(root)) {
        const own = { out: `${out}-${place}`, root, folder: join(placesFolder(root), place), onWait: reportWait };
        left.push(...(await cleanOutput(own)).map((path) => `../build-${place}/${path}`));
      }
      left.push(...(await cleanOutput({ out, root, folder: stateFolder(root), onWait: reportWait })));
      printResult(options, {
        data: { left } satisfies CleanResult,
        summary: `${pc.green('✓')} ${doneText(isClean, left)}\n`,
      });
      if (left.length === 0 || options.quiet) return;
      const title = 'Left in build/, since docsgen did not write it, or somebody has changed it since:';
      process.stderr.write(`${pc.yellow(title)}\n${fileListText(left)}\n`);
    });
}

/** Returns the places that builds have made outputs of their own for. */
function placesOf(root: string): readonly string[] {
  const folder = placesFolder(root);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function doneText(isClean: boolean, left: readonly string[]): string {
  if (isClean) return 'There is nothing to remove';
  return left.length === 0 ? 'build/ and .docsgen/ are removed' : 'What docsgen wrote is removed';
}
