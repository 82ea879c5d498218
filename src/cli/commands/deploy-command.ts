import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { buildWithProgress } from '../terminal/build-with-progress.ts';
import { formatProblems } from '../terminal/report-problems.ts';
import { addRootOption } from './options.ts';

interface Options {
  readonly root: string;
  readonly out?: string;
  readonly branch: string;
  readonly remote: string;
  readonly message: string;
  readonly dryRun: boolean;
}

/** Adds `docsgen deploy` to the program. */
export function addDeployCommand(program: Command): void {
  addRootOption(program.command('deploy'))
    .description('Publish the site in a branch of a git remote, such as gh-pages')
    .option('--out <dir>', 'folder of a built site (default: build the site into build/)')
    .option('--branch <name>', 'branch to publish in', 'gh-pages')
    .option('--remote <name>', 'remote to push to', 'origin')
    .option('--message <text>', 'message of the commit', 'Publish the site')
    .option('--dry-run', 'say what would change, and push nothing', false)
    .addHelpText('after', '\nYour work tree, index and branches stay as they are.')
    .action(runDeploy);
}

async function runDeploy({ root, out, branch, remote, message, dryRun }: Options): Promise<void> {
  const { checkDeployment, deployFolder } = await import('../deploy/deploy-folder.ts');
  const { deployProblem } = await import('../deploy/run-git.ts');
  const site = resolve(root);
  const folder = resolve(out ?? join(site, 'build'));
  const options = { root: site, folder, branch, remote, message, isTrial: dryRun };
  await checkDeployment(options);
  if (out === undefined) await buildSite(site);
  if (!existsSync(join(folder, 'index.html')))
    throw deployProblem('missing-folder', `There is no built site in ${folder}`, 'Run `docsgen build` first.');
  const done = await deployFolder(options);
  const target = `${remote}/${branch}`;
  if (done === null) return void process.stdout.write(`${pc.green('✓')} ${target} has this site already\n`);
  const { commit, changes } = done;
  const verb = dryRun ? 'would get' : 'has got';
  process.stdout.write(`${pc.green('✓')} ${target} ${verb} ${commit.slice(0, 10)} ${pc.dim(changes)}\n`);
}

async function buildSite(root: string): Promise<void> {
  const { warnings } = await buildWithProgress({ root, drafts: false, cache: true, profile: false });
  if (warnings.length > 0) process.stderr.write(`${formatProblems(warnings, root)}\n`);
}
