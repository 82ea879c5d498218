import { resolve } from 'node:path';
import pc from 'picocolors';
import { hasErrors } from '../../shared/problem.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { exitCode } from '../terminal/exit-code.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption } from './options.ts';

export const addDoctorCommand = declareCommand({
  name: 'doctor',
  description: 'Print versions, optional packages, configuration, overrides and cache, and what is wrong with them',
  options: { root: rootOption, json: jsonOption, quiet: quietOption() },
  examples: ['doctor'],
  run: async (options) => {
    const { examineSite } = await import('../doctor/examine-site.ts');
    const { formatExamination } = await import('../doctor/format-examination.ts');
    const root = resolve(options.root);
    const found = await examineSite(root);
    const { problems } = found;
    const end = problems.length > 0 ? '\n' : `${pc.green('✓')} Nothing is wrong\n`;
    printResult(options, { problems, data: found, summary: `${formatExamination(found)}${end}` });
    printProblems(options, problems, root);
    if (hasErrors(problems)) throw new CommandEnd(exitCode.siteErrors);
  },
});
