import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption } from './options.ts';
import type { PermalinksResult } from './results.ts';

export const addPermalinksCommand = declareCommand({
  name: 'permalinks',
  description: 'Write the URLs of all pages to permalinks.txt so that builds report the ones that are gone',
  options: { root: rootOption, json: jsonOption, quiet: quietOption() },
  examples: ['permalinks'],
  run: async (options) => {
    const { loadSite } = await import('../../pipeline/load-site.ts');
    const { readPermalinksFile } = await import('../../pipeline/check-permalinks.ts');
    const { addPermalinks, permalinksFile, readPermalinks } = await import('../../site/redirects/permalinks.ts');
    const root = resolve(options.root);
    const { value: site, problems } = await loadSite({ root, drafts: false });
    const isOther = problems.filter(({ code }) => code !== 'gone-address');
    if (hasErrors(isOther)) throw new DocsgenError(problems);
    const before = (await readPermalinksFile(root)) ?? '';
    const text = addPermalinks(before, site);
    if (text !== before) await writeAtomically(join(root, permalinksFile), text);
    const addresses = readPermalinks(text).length;
    const added = addresses - readPermalinks(before).length;
    printProblems(options, problems, root);
    printResult(options, {
      problems,
      data: { file: permalinksFile, addresses, added } satisfies PermalinksResult,
      summary: `${pc.green('✓')} ${permalinksFile} has ${addresses} addresses, ${added} of them new\n`,
    });
  },
});
