import { join, resolve } from 'node:path';
import type { PageOrigin } from '../../shared/page-origin.ts';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { formatOrigin } from '../routes/print-origin.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, outOption, quietOption, rootOption } from './options.ts';

export const addWhyCommand = declareCommand({
  name: 'why',
  description: 'Show where a page comes from, and why a build rendered it again',
  arguments: [{ name: '<url>', text: 'URL or path of the page, with or without the base' }],
  options: {
    root: rootOption,
    json: jsonOption,
    quiet: quietOption('print only the result and errors'),
    out: outOption('output folder of the builds (default: build/ in the root)'),
  },
  examples: ['why /guide/intro'],
  run: async (options, { args: [url] }) => {
    const { loadSite } = await import('../../pipeline/load-site.ts');
    const { explainPage } = await import('../../build/explain-page.ts');
    const { value: site, problems } = await loadSite({ root: options.root, drafts: false });
    if (hasErrors(problems)) throw new DocsgenError(problems);
    const page = await explainPage(site, url, { out: resolve(options.out ?? join(options.root, 'build')) });
    if (!options.json) printProblems(options, problems, resolve(options.root));
    printResult(options, { problems, data: page satisfies PageOrigin, text: formatOrigin(page) });
  },
});
