import { resolve } from 'node:path';
import pc from 'picocolors';
import type { HeadingIdsPlan } from '../../check/heading-ids/plan-heading-ids.ts';
import { coloredDiff } from '../terminal/colored-diff.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { countedText } from '../terminal/format-quantity.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, switchOption, textsOption } from './options.ts';
import type { HeadingIdsResult } from './results.ts';

export const addWriteHeadingIdsCommand = declareCommand({
  name: 'write-heading-ids',
  description: 'Write heading IDs into the source files so that links still work when a heading changes',
  arguments: [{ name: '[files...]', text: 'files and folders to change (default: all source files)' }],
  options: {
    root: rootOption,
    locale: textsOption('--locale <name>', 'write only to files in this locale; can be repeated'),
    maintainCase: switchOption('--maintain-case', 'keep capital letters in new IDs'),
    overwrite: switchOption('--overwrite', 'replace IDs that are already written'),
    dryRun: switchOption('--dry-run', 'print what would change, and write nothing'),
    json: jsonOption,
    quiet: quietOption(),
  },
  examples: ['write-heading-ids --dry-run', 'write-heading-ids content/en/guide'],
  run: async (options, { args: [files] }) => {
    const { planHeadingIds } = await import('../../check/heading-ids/plan-heading-ids.ts');
    const { locale: locales, maintainCase, overwrite, dryRun } = options;
    const root = resolve(options.root);
    const plan = await planHeadingIds({ root, files, locales, maintainCase, overwrite });
    const { problems } = plan;
    const applied = dryRun ? { written: plan.plans, left: [] } : await plan.apply();
    printProblems(options, problems, root);
    const data: HeadingIdsResult = {
      files: applied.written.map(({ file, fixes, diff }) => ({ file, ids: fixes, ...(dryRun ? { diff } : {}) })),
      left: [...plan.left, ...applied.left],
      isWritten: !dryRun,
    };
    const diffs = plan.plans.map(({ diff }) => coloredDiff(diff)).join('\n');
    printResult(options, { problems, data, summary: summaryOf(data, plan), text: dryRun ? diffs : '' });
  },
});

function summaryOf({ files, left, isWritten }: HeadingIdsResult, { plans }: HeadingIdsPlan): string {
  const notes = left.map(({ file, line, reason }) => `${line === undefined ? file : `${file}:${line}`} ${reason}.\n`);
  const ids = files.reduce((sum, each) => sum + each.ids, 0);
  const what = `${countedText(ids, 'id')} in ${countedText(files.length, 'file')}`;
  const all = left.length === 0 ? 'All headings have ids' : 'All other headings have ids';
  const end = plans.length === 0 ? all : `${what} ${isWritten ? 'written' : 'would be written'}`;
  return `${notes.join('')}${pc.green('✓')} ${end}\n`;
}
