import { resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { hasErrors } from '../../shared/problem.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { exitCode } from '../terminal/exit-code.ts';
import { type OutputOptions, printProblems, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption } from './options.ts';

interface Options extends OutputOptions {
  readonly root: string;
}

/** Adds `docsgen doctor` to the program. */
export function addDoctorCommand(program: Command): void {
  addQuietOption(addJsonOption(addRootOption(program.command('doctor'))))
    .description('Print versions, optional packages, configuration, overrides and cache, and what is wrong in them')
    .action(async (options: Options) => {
      const { examineSite } = await import('../doctor/examine-site.ts');
      const { formatExamination } = await import('../doctor/format-examination.ts');
      const root = resolve(options.root);
      const found = await examineSite(root);
      const { problems } = found;
      const end = problems.length > 0 ? '\n' : `${pc.green('✓')} Nothing is wrong\n`;
      printResult(options, { problems, data: found, summary: `${formatExamination(found)}${end}` });
      printProblems(options, problems, root);
      if (hasErrors(problems)) throw new CommandEnd(exitCode.siteErrors);
    });
}
