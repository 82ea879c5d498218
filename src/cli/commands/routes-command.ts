import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { describeRoute } from '../../site/describe-route.ts';
import { routeCsv, routeTable } from '../routes/print-routes.ts';
import { selectColumns } from '../routes/route-columns.ts';
import { type OutputOptions, printProblems } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, collect, parseList } from './options.ts';

interface Options extends OutputOptions {
  readonly root: string;
  readonly locale?: readonly string[];
  readonly kind?: readonly string[];
  readonly changed?: string;
  readonly columns?: readonly string[];
  readonly format: 'text' | 'json' | 'csv';
}

/** Adds `docsgen routes` to the program. */
export function addRoutesCommand(program: Command): void {
  addQuietOption(addJsonOption(addRootOption(program.command('routes'))), 'print the list and errors only')
    .description('List every route with its kind, source and output file')
    .option('--locale <name>', 'list only this locale; may be repeated', collect)
    .option('--kind <name>', 'list only this kind of page; may be repeated', collect)
    .option('--changed <since>', 'list only pages whose file has changed since this git ref or day')
    .option('--columns <names>', 'the columns of the table or the CSV, separated by commas', parseList)
    .addOption(
      new Option('--format <format>', 'how to print the list').choices(['text', 'json', 'csv']).default('text'),
    )
    .action(async (options: Options) => {
      const { loadSite } = await import('../../pipeline/load-site.ts');
      const { selectRoutes } = await import('../../pipeline/select-routes.ts');
      const columns = options.columns ? selectColumns(options.columns) : null;
      const { value: site, problems } = await loadSite({ root: options.root, drafts: false });
      if (hasErrors(problems)) throw new DocsgenError(problems);
      const filters = { locales: options.locale, kinds: options.kind, changed: options.changed };
      const routes = selectRoutes(site, filters).map((route) => describeRoute(site, route));
      printProblems(options, problems, resolve(options.root));
      const format = options.json ? 'json' : options.format;
      if (format === 'json') process.stdout.write(`${JSON.stringify(routes, null, 2)}\n`);
      else process.stdout.write(format === 'csv' ? routeCsv(routes, columns) : routeTable(routes, columns));
    });
}
