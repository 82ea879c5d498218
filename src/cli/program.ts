import { DocsgenError } from '../shared/problem.ts';
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { addAddCommand } from './commands/add-command.ts';
import { addBuildCommand } from './commands/build-command.ts';
import { checkCommand } from './commands/check-command.ts';
import { addCleanCommand } from './commands/clean-command.ts';
import { addDeployCommand } from './commands/deploy-command.ts';
import { devCommand } from './commands/dev-command.ts';
import { addDoctorCommand } from './commands/doctor-command.ts';
import { addEjectCommand } from './commands/eject-command.ts';
import { addExplainCommand } from './commands/explain-command.ts';
import { addInitCommand } from './commands/init-command.ts';
import { addPdfCommand } from './commands/pdf-command.ts';
import { addPermalinksCommand } from './commands/permalinks-command.ts';
import { addRoutesCommand } from './commands/routes-command.ts';
import { addSchemaCommand } from './commands/schema-command.ts';
import { addServeCommand } from './commands/serve-command.ts';
import { type AddCommand, describeExamples } from './declaration/declare-command.ts';
import { readEnvironment } from './declaration/environment.ts';
import { nearest } from '../shared/nearest.ts';
import { packageVersion } from '../system/package-version.ts';
import { addI18nCommand } from './i18n/i18n-command.ts';
import { addStringsCommand } from './commands/strings-command.ts';
import { addVersionCommand } from './commands/version-command.ts';
import { addWhyCommand } from './commands/why-command.ts';
import { addWriteHeadingIdsCommand } from './commands/write-heading-ids-command.ts';

/**
 * Returns the command-line program with all commands. Each command loads its code only when it
 * runs. Usage errors are thrown as commander's errors.
 */
export function createProgram(): Command {
  const program = new Command('docsgen')
    .description('Markdown in, a complete documentation site in every language out')
    .version(packageVersion(), '-v, --version')
    // A command may have an option of this name.
    .enablePositionalOptions()
    .exitOverride()
    // The caller prints usage errors, in the form of all problems.
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true })
    // They are not listed, because that would need the configuration.
    .addHelpText('after', '\nPlugins may add commands: docsgen help NAME describes one.');
  // Check this before a server reports that it is ready, and before any file is written.
  program.hook('preAction', (_, command) => {
    readEnvironment(command, process.env);
    const { root } = command.opts();
    if (typeof root === 'string') refuseMissingFolder(root);
  });
  for (const add of commands) add(program);
  for (const command of program.commands) command.exitOverride();
  describeExamples(program, ['init my-docs', 'dev', 'build']);
  return program;
}

/** All commands, in the order of the help. */
const commands: readonly AddCommand[] = [
  addInitCommand,
  addAddCommand,
  addVersionCommand,
  addBuildCommand,
  checkCommand(async () => (await import('../build/run-check.ts')).runCheck),
  devCommand(async () => (await import('../dev/start-dev.ts')).startDev),
  addServeCommand,
  addDeployCommand,
  addPdfCommand,
  addRoutesCommand,
  addWhyCommand,
  addPermalinksCommand,
  addWriteHeadingIdsCommand,
  addStringsCommand,
  addI18nCommand,
  addSchemaCommand,
  addCleanCommand,
  addEjectCommand,
  addDoctorCommand,
  addExplainCommand,
];

/** Throws a `DocsgenError` if the path of the site is not a folder. */
function refuseMissingFolder(root: string): void {
  const folder = resolve(root);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return;
  const title = stats ? `${folder} is not a folder` : `There is no folder ${folder}`;
  const folders = foldersBeside(folder);
  const near = nearest(basename(folder), folders);
  const meant = near === null ? '' : `Did you mean \`${relative('.', join(dirname(folder), near)) || '.'}\`? `;
  const hint = `${meant}Name the site's folder with --root, or run docsgen in it.`;
  throw new DocsgenError([{ code: 'invalid-option', title, hint }]);
}

/** Returns the names of the folders beside a missing one; none if they cannot be read. */
function foldersBeside(folder: string): readonly string[] {
  try {
    const entries = readdirSync(dirname(folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  } catch {
    return [];
  }
}
