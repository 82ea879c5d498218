import { resolve } from 'node:path';
import { type Command, CommanderError } from 'commander';
import { DocsgenError } from '../shared/problem.ts';
import { endWithoutReader } from './end-without-reader.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import { faultText } from './fault-text.ts';
import { createProgram } from './program.ts';
import { formatProblems } from './report-problems.ts';
import { systemProblem } from './system-problem.ts';

/** Runs the command that the arguments name. Returns the exit code of the process; never throws. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  endWithoutReader();
  const program = createProgram();
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return exitCode.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.usage;
    if (error instanceof DocsgenError) {
      process.stderr.write(formatProblems(error.problems, rootOf(program, args)));
      return exitCode.siteErrors;
    }
    const refused = systemProblem(error);
    if (refused) {
      process.stderr.write(formatProblems([refused], rootOf(program, args)));
      return exitCode.siteErrors;
    }
    process.stderr.write(faultText(error));
    return exitCode.fault;
  }
}

/** The site's folder, so that the lines around a mistake can be shown. */
function rootOf(program: Command, args: readonly string[]): string {
  const command = program.commands.find((candidate) => candidate.name() === args[0]);
  const root: unknown = command?.opts()['root'];
  return resolve(typeof root === 'string' ? root : '.');
}
