import { resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { hasErrors } from '../../shared/problem.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { exitCode } from '../terminal/exit-code.ts';
import { formatProblems } from '../terminal/report-problems.ts';
import { addRootOption } from './options.ts';

interface Options {
  readonly root: string;
  readonly json: boolean;
}

/** Adds `docsgen doctor` to the program. */
export function addDoctorCommand(program: Command): void {
  addRootOption(program.command('doctor'))
    .description('Print versions, optional packages, configuration, overrides and cache, and what is wrong in them')
    .option('--json', 'print one JSON document', false)
    .action(async (options: Options) => {
      const { examineSite } = await import('../doctor/examine-site.ts');
      const { formatExamination } = await import('../doctor/format-examination.ts');
      const root = resolve(options.root);
      const found = await examineSite(root);
      const { problems } = found;
      process.stdout.write(options.json ? `${JSON.stringify(found, null, 2)}\n` : formatExamination(found));
      if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems, root)}`);
      else if (!options.json) process.stdout.write(`${pc.green('✓')} Nothing is wrong\n`);
      if (hasErrors(problems)) throw new CommandEnd(exitCode.siteErrors);
    });
}
