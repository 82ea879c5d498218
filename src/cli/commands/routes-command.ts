import { resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { DocsgenError } from '../../shared/problem.ts';
import { type OutputOptions, printProblems } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, collect } from './options.ts';
import { describeRoute } from '../../site/describe-route.ts';
import type { Route } from '../../site/graph/site.ts';

interface Options extends OutputOptions {
  readonly root: string;
  readonly locale?: readonly string[];
}

/** Adds `docsgen routes` to the program. */
export function addRoutesCommand(program: Command): void {
  addQuietOption(addJsonOption(addRootOption(program.command('routes'))), 'print the list and errors only')
    .description('List every route with its kind, source and output file')
    .option('--locale <name>', 'list only this locale; may be repeated', collect)
    .action(async (options: Options) => {
      const { loadSite } = await import('../../pipeline/load-site.ts');
      const { selectLocales } = await import('../../pipeline/select-locales.ts');
      const { value: site, problems } = await loadSite({ root: options.root, drafts: false });
      if (problems.some(({ severity }) => severity === 'error')) throw new DocsgenError(problems);
      printProblems(options, problems, resolve(options.root));
      const routes = selectLocales(site, options.locale);
      process.stdout.write(options.json ? `${JSON.stringify(routes.map(describeRoute), null, 2)}\n` : table(routes));
    });
}

function table(routes: readonly Route[]): string {
  const urlWidth = Math.max(...routes.map(({ url }) => url.length), 0);
  const kindWidth = Math.max(...routes.map(({ kind }) => kind.name.length), 0);
  const rows = routes.map((route) => {
    const flags = (['fallback', 'draft', 'unlisted'] as const).filter((flag) => route[flag]);
    const made = route.target ? `→ ${route.target.url}` : (route.source ?? '');
    const source = [made, ...flags.map((flag) => pc.yellow(flag))].join(' ');
    return `${route.url.padEnd(urlWidth)}  ${pc.cyan(route.kind.name.padEnd(kindWidth))}  ${pc.dim(source)}`.trimEnd();
  });
  return `${rows.join('\n')}\n${pc.bold(`${routes.length} routes`)}\n`;
}
