import { resolve } from 'node:path';
import * as z from 'zod';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import type { RouteChanges } from '../../shared/route-changes.ts';
import { describeRoute } from '../../site/describe-route.ts';
import { formatChanges } from '../routes/print-changes.ts';
import { routeCsv, routeTable } from '../routes/print-routes.ts';
import { selectColumns } from '../routes/route-columns.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { declareCommand, commaList } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, textOption, textsOption, valueOption } from './options.ts';

export const addRoutesCommand = declareCommand({
  name: 'routes',
  description: 'List every route with its kind, source and output file',
  options: {
    root: rootOption,
    json: jsonOption,
    quiet: quietOption('print only the list and errors'),
    locale: textsOption('--locale <name>', 'list only this locale; can be repeated'),
    kind: textsOption('--kind <name>', 'list only this kind of page; can be repeated'),
    changed: textOption(
      '--changed <since>',
      'list only pages whose file, or a file in it, has changed since this git ref or date',
    ),
    columns: valueOption(
      '--columns <names>',
      'the columns of the table or the CSV, separated by commas',
      commaList.optional(),
    ),
    format: valueOption('--format <format>', 'how to print the list', z.enum(['text', 'json', 'csv']).default('text')),
    diff: {
      ...textOption('--diff <file-or-ref>', 'print what has changed since a stored routes.json or a git ref'),
      conflicts: ['changed', 'columns'],
    },
  },
  examples: ['routes --locale es', 'routes --changed main --format csv'],
  run: async (options) => {
    const { loadSite } = await import('../../pipeline/load-site.ts');
    const { selectRoutes } = await import('../../pipeline/select-routes.ts');
    const columns = options.columns ? selectColumns(options.columns) : null;
    const { value: site, problems } = await loadSite({ root: options.root, drafts: false });
    if (hasErrors(problems)) throw new DocsgenError(problems);
    const filters = { locales: options.locale, kinds: options.kind, changed: options.changed };
    printProblems(options, problems, resolve(options.root));
    const format = options.json ? 'json' : options.format;
    if (options.diff !== undefined) {
      if (format === 'csv') throw withoutCsv();
      const { findRouteChanges } = await import('../../pipeline/route-changes.ts');
      const changes = await findRouteChanges(site, options.diff, filters);
      printResult(
        { ...options, json: format === 'json' },
        { problems, data: changes satisfies RouteChanges, text: formatChanges(changes) },
      );
      return;
    }
    const routes = (await selectRoutes(site, filters)).map((route) => describeRoute(site, route));
    if (format === 'json') process.stdout.write(`${JSON.stringify(routes, null, 2)}\n`);
    else process.stdout.write(format === 'csv' ? routeCsv(routes, columns) : routeTable(routes, columns));
  },
});

function withoutCsv(): DocsgenError {
  const title = 'What has changed cannot be printed as CSV';
  const hint = 'Use `--format json`, or leave `--format` out.';
  return new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
