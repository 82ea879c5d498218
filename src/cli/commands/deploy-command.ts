import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import type { Problem } from '../../shared/problem.ts';
import type { Deployment } from '../deploy/deploy-folder.ts';
import { buildWithProgress } from '../terminal/build-with-progress.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, addVerboseOption } from './options.ts';
import type { DeployResult } from './results.ts';

interface Options {
  readonly root: string;
  readonly out?: string;
  readonly branch: string;
  readonly remote: string;
  readonly message: string;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/** Adds `docsgen deploy` to the program. */
export function addDeployCommand(program: Command): void {
  const command = addRootOption(program.command('deploy'))
    .description('Publish the site in a branch of a git remote, such as gh-pages')
    .option('--out <dir>', 'folder of a built site (default: build the site into build/)')
    .option('--branch <name>', 'branch to publish in', 'gh-pages')
    .option('--remote <name>', 'remote to push to', 'origin')
    .option('--message <text>', 'message of the commit', 'Publish the site')
    .option('--dry-run', 'say what would change, and push nothing', false)
    .addHelpText('after', '\nYour work tree, index and branches stay as they are.');
  addVerboseOption(command, 'print each step of the build with its time');
  addQuietOption(addJsonOption(command)).action(runDeploy);
}

async function runDeploy(shown: Options): Promise<void> {
  const { root, out, branch, remote, message, dryRun } = shown;
  const { checkDeployment, deployFolder } = await import('../deploy/deploy-folder.ts');
  const { deployProblem } = await import('../deploy/run-git.ts');
  const site = resolve(root);
  const folder = resolve(out ?? join(site, 'build'));
  const options = { root: site, folder, branch, remote, message, isTrial: dryRun };
  await checkDeployment(options);
  const warnings = out === undefined ? await buildSite(site, shown) : [];
  if (!existsSync(join(folder, 'index.html')))
    throw deployProblem('missing-folder', `There is no built site in ${folder}`, 'Run `docsgen build` first.');
  const done = await deployFolder(options);
  const target = `${remote}/${branch}`;
  const data: DeployResult = { remote, branch, commit: done?.commit ?? null, isPushed: done !== null && !dryRun };
  const summary = `${pc.green('✓')} ${target} ${resultText(done, dryRun)}\n`;
  printResult(shown, { problems: warnings, data, summary });
}

function resultText(done: Deployment | null, isTrial: boolean): string {
  if (done === null) return 'has this site already';
  return `${isTrial ? 'would get' : 'has got'} ${done.commit.slice(0, 10)} ${pc.dim(done.changes)}`;
}

/** Builds the site, and returns the warnings, which it has also printed. */
async function buildSite(root: string, shown: Options): Promise<readonly Problem[]> {
  const { warnings } = await buildWithProgress({ root, drafts: false, cache: true, profile: false }, shown);
  printProblems(shown, warnings, root);
  return warnings;
}
