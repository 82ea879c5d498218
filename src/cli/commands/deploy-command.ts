import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import type { SiteOutput } from '../../build/output/site-outputs.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Deployment } from '../deploy/deploy-folder.ts';
import { buildWithProgress } from '../terminal/build-with-progress.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, addVerboseOption } from './options.ts';
import type { DeployResult } from './results.ts';

interface Options {
  readonly root: string;
  readonly out?: string;
  readonly locale?: string;
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
    .option('--locale <name>', 'publish the folder of this locale, if the site has several folders')
    .option('--branch <name>', 'branch to publish in', 'gh-pages')
    .option('--remote <name>', 'remote to push to', 'origin')
    .option('--message <text>', 'message of the commit', 'Publish the site')
    .option('--dry-run', 'say what would change, and push nothing', false)
    .addHelpText('after', '\nYour work tree, index and branches stay as they are.');
  addVerboseOption(command, 'print each step of the build with its time');
  addQuietOption(addJsonOption(command)).action(runDeploy);
}

async function runDeploy(shown: Options, command: Command): Promise<void> {
  const { root, out, locale, branch, remote, message, dryRun } = shown;
  const { checkDeployment, deployFolder } = await import('../deploy/deploy-folder.ts');
  const { chooseOutput, foldersText } = await import('../deploy/choose-output.ts');
  const { checkFolder } = await import('../deploy/check-folder.ts');
  const site = resolve(root);
  const target = `${remote}/${branch}`;
  const isTargetNamed = ['branch', 'remote'].some((name) => command.getOptionValueSource(name) !== 'default');
  await checkDeployment({ root: site, remote, branch });
  // A folder that is named is published as it is, wherever it comes from.
  const outputs = out === undefined || locale !== undefined ? await readOutputs(site, shown) : [];
  const chosen = chooseOutput({ outputs, locale, target, isTargetNamed });
  const folder = chosen?.folder ?? resolve(out ?? join(site, 'build'));
  const options = { root: site, folder, branch, remote, message, isTrial: dryRun };
  const warnings = out === undefined ? await buildOutput(site, chosen, shown) : [];
  checkFolder(folder, site);
  const done = await deployFolder(options);
  const commit = done?.commit ?? null;
  const data: DeployResult = { remote, branch, folder, commit, isPushed: done !== null && !dryRun };
  const summary = `${pc.green('✓')} ${target} ${resultText(done, dryRun)}\n${pc.dim(foldersText(outputs, chosen))}`;
  printResult(shown, { problems: warnings, data, summary });
}

/**
 * Returns the outputs of the site. Throws a `DocsgenError` if it does not have the named locale.
 */
async function readOutputs(root: string, { out, locale }: Options): Promise<readonly SiteOutput[]> {
  const { readSiteConfig } = await import('../../pipeline/read-site-config.ts');
  const { collectionTypes } = await import('../../collections/collection-types.ts');
  const { refuseUnknownLocales } = await import('../../pipeline/select-locales.ts');
  const { listOutputs } = await import('../../build/output/site-outputs.ts');
  const { value } = await readSiteConfig(root, collectionTypes, { drafts: false });
  // The build reports what is wrong.
  if (value === null) return [];
  if (locale !== undefined) refuseUnknownLocales(value.config, [locale]);
  return listOutputs(value.config, resolve(out ?? join(root, 'build')));
}

function resultText(done: Deployment | null, isTrial: boolean): string {
  if (done === null) return 'has this site already';
  return `${isTrial ? 'would get' : 'has got'} ${done.commit.slice(0, 10)} ${pc.dim(done.changes)}`;
}

/**
 * Builds the site, or one of its outputs if it has several, and returns the warnings, which it has
 * also printed.
 */
async function buildOutput(root: string, output: SiteOutput | undefined, shown: Options): Promise<readonly Problem[]> {
  const { locale } = shown;
  const locales = locale === undefined ? undefined : output?.locales;
  const { warnings } = await buildWithProgress({ root, locales, drafts: false, cache: true, profile: false }, shown);
  printProblems(shown, warnings, root);
  return warnings;
}
