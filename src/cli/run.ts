import { resolve } from 'node:path';
import { type Command, CommanderError } from 'commander';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import { CommandEnd } from './terminal/command-end.ts';
import { exitWhenOutputCloses } from './terminal/exit-when-output-closes.ts';
import { type ExitCode, exitCode } from './terminal/exit-code.ts';
import { faultText } from './terminal/fault-text.ts';
import { addPluginCommand } from './commands/plugin-commands.ts';
import { createProgram } from './program.ts';
import { saveProblems } from './terminal/save-problems.ts';
import { jsonText, printProblems } from './terminal/command-output.ts';
import { suggestUsage, resolveHelp } from './usage/suggest-usage.ts';
import { systemProblem } from './terminal/system-problem.ts';
import { usageProblem, usageText } from './terminal/usage-problem.ts';

/** Runs the command that the arguments name. Returns the exit code of the process; never throws. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  exitWhenOutputCloses();
  const program = createProgram();
  try {
    await addPluginCommand(program, args);
    const resolved = resolveHelp(program, args);
    await program.parseAsync(resolved.length === 0 ? ['--help'] : [...resolved], { from: 'user' });
    return exitCode.done;
  } catch (error) {
    if (error instanceof CommandEnd) return error.exitCode;
    const { command, root, json, name, savesProblems } = optionsOf(program, args);
    const printJson = (problems: readonly Problem[]) => json && process.stdout.write(jsonText(problems));
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return exitCode.done;
      const problem = usageProblem(error.message, name, suggestUsage(error.message, command));
      // The help is printed for a command that has only other commands.
      if (error.code !== 'commander.help') process.stderr.write(usageText(problem));
      printJson([problem]);
      return exitCode.usage;
    }
    const problems = problemsOf(error);
    if (problems === null) {
      process.stderr.write(faultText(error, args));
      printJson([asProblem({ code: 'internal-error', title: faultTitle })]);
      return exitCode.fault;
    }
    printProblems({ json, quiet: args.includes('--quiet') }, problems, root);
    printJson(problems);
    if (savesProblems) process.stderr.write(await saveProblems(problems, root));
    // A value that does not fit the site is a mistake of the command line, like one that never
    // fits. One in a file, such as a module that an option names, is a mistake of that file.
    const isUsage = problems.some(({ code, file }) => code === 'invalid-option' && file === undefined);
    return isUsage ? exitCode.usage : exitCode.siteErrors;
  }
}

const faultTitle = 'A bug in docsgen. Standard error has a report.';

/** Returns the problems that a user can fix; null for a bug in docsgen. */
function problemsOf(error: unknown): readonly Problem[] | null {
  if (error instanceof DocsgenError) return error.problems;
  const refused = systemProblem(error);
  return refused && [refused];
}

/** Returns how to report the problems of a command, as far as its options could be parsed. */
function optionsOf(program: Command, given: readonly string[]) {
  const args = given[0] === 'help' ? given.slice(1) : given;
  const outer = program.commands.find((candidate) => candidate.name() === args[0]);
  const inner = outer?.commands.find((candidate) => candidate.name() === args[1]);
  const command = inner ?? outer ?? program;
  const { root }: Readonly<Record<string, unknown>> = command.opts();
  return {
    command,
    // The code frames of problems are read from here.
    root: resolve(typeof root === 'string' ? root : '.'),
    // The options of a wrong command line are not parsed.
    json: args.includes('--json') || /(?:^|\0)--format[\0=]json(?:\0|$)/.test(args.join('\0')),
    /** The command as it was typed, without its options. */
    name: [program, outer, inner].flatMap((each) => each?.name() ?? []).join(' '),
    // Other commands write no files.
    savesProblems: command.name() === 'build',
  };
}
