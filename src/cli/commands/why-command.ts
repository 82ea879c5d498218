import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { PageOrigin } from '../../shared/page-origin.ts';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { formatOrigin } from '../routes/print-origin.ts';
import { type OutputOptions, printProblems, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption } from './options.ts';

interface Options extends OutputOptions {
  readonly root: string;
  readonly out?: string;
}

/** Adds `docsgen why` to the program. */
export function addWhyCommand(program: Command): void {
  addQuietOption(addJsonOption(addRootOption(program.command('why'))), 'print only the result and errors')
    .description('Say where a page comes from, and why a build rendered it again')
    .argument('<url>', 'address of the page, absolute or in the site, with or without the base')
    .option('--out <dir>', 'output folder of the builds (default: build/ in the root)')
    .action(async (url: string, options: Options) => {
      const { loadSite } = await import('../../pipeline/load-site.ts');
      const { explainPage } = await import('../../build/explain-page.ts');
      const { value: site, problems } = await loadSite({ root: options.root, drafts: false });
      if (hasErrors(problems)) throw new DocsgenError(problems);
      const page = await explainPage(site, url, { out: resolve(options.out ?? join(options.root, 'build')) });
      if (!options.json) printProblems(options, problems, resolve(options.root));
      printResult(options, { problems, data: page satisfies PageOrigin, text: formatOrigin(page) });
    });
}
