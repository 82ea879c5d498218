import { resolve } from 'node:path';
import pc from 'picocolors';
import type { StringsReport } from '../../pipeline/strings/report-strings.ts';
import type { WrittenSkeletons } from '../../pipeline/strings/write-skeletons.ts';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, switchOption } from './options.ts';
import type { StringsResult } from './results.ts';

export const addStringsCommand = declareCommand({
  name: 'strings',
  description: "List the strings of the site's components, and what each language lacks",
  options: {
    root: rootOption,
    json: jsonOption,
    quiet: quietOption('print only the list and errors'),
    write: switchOption('--write', 'write files to translate, for languages that have none'),
  },
  examples: ['strings --write'],
  run: async (options) => {
    const root = resolve(options.root);
    const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
    const { collectionTypes } = await import('../../collections/collection-types.ts');
    const { reportStrings } = await import('../../pipeline/strings/report-strings.ts');
    const { value: report, problems } = await reportStrings((await loadSiteConfig(root, collectionTypes)).config);
    const known = problems.filter(({ code }) => code !== 'missing-strings');
    if (hasErrors(known)) throw new DocsgenError(known);
    printProblems(options, known, root);
    const { locales, strings } = report;
    printResult(options, {
      problems: known,
      data: { locales, strings } satisfies StringsResult,
      text: table(report),
    });
    if (!options.write) return;
    const { writeSkeletons } = await import('../../pipeline/strings/write-skeletons.ts');
    const written = await writeSkeletons(root, report);
    if (!options.quiet) process.stderr.write(writtenText(written));
  },
});

/** Number of missing keys that the table names for a locale. */
const mostNamed = 10;

function table({ locales, strings }: StringsReport): string {
  const keyWidth = Math.max(...strings.map(({ key }) => key.length), 0);
  const nameWidth = Math.max(...locales.map(({ name }) => name.length));
  const keys = strings.map(({ key, source, uses }) => {
    const where = uses.length === 0 ? pc.yellow('not used') : pc.dim(uses.join(', '));
    return `${key.padEnd(keyWidth)}  ${source === null ? pc.red('not defined ') : ''}${where}\n`;
  });
  const rows = locales.map(({ name, set, status, missing }) => {
    const words = set === null ? 'docsgen has no words' : `docsgen's ${set} (${String(status)})`;
    const named = missing.slice(0, mostNamed).join(', ');
    const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
    const lacks =
      missing.length === 0 ? pc.green('complete') : `${pc.yellow(`lacks ${missing.length}:`)} ${named}${more}`;
    return `${pc.cyan(name.padEnd(nameWidth))}  ${pc.dim(words)}  ${lacks}\n`;
  });
  return [...keys, keys.length > 0 ? '\n' : '', ...rows].join('');
}

function writtenText({ written, left }: WrittenSkeletons): string {
  const lines = written.map((file) => `${pc.green('✓')} ${file} is written\n`);
  const others = left.map(({ file, text }) => `${file} exists. It lacks:\n${text}`);
  return [...lines, ...others].join('');
}
