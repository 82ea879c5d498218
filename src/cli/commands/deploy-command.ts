import { join, resolve } from 'node:path';
import pc from 'picocolors';
import type { SiteOutput } from '../../build/output/site-outputs.ts';
import type { Config } from '../../config/config.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Deployment } from '../deploy/deploy-folder.ts';
import { addressText, servedAddress } from '../deploy/served-address.ts';
import { buildWithProgress } from '../terminal/build-with-progress.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import type { Command } from 'commander';
import * as z from 'zod';
import { declareCommand, type OptionValues } from '../declaration/declare-command.ts';
import {
  jsonOption,
  outOption,
  quietOption,
  rootOption,
  switchOption,
  textOption,
  valueOption,
  verboseOption,
} from './options.ts';
import type { DeployResult } from './results.ts';

const options = {
  root: rootOption,
  out: outOption('folder of a built site (default: build the site into build/)'),
  locale: textOption('--locale <name>', "publish this locale's folder, if the site has several folders"),
  branch: valueOption('--branch <name>', 'branch to publish to', z.string().default('gh-pages')),
  remote: valueOption('--remote <name>', 'remote to push to', z.string().default('origin')),
  message: valueOption('--message <text>', 'commit message', z.string().default('Publish the site')),
  dryRun: switchOption('--dry-run', 'show what would change, and push nothing'),
  verbose: verboseOption('print each step of the build with its time'),
  json: jsonOption,
  quiet: quietOption(),
};

type Options = OptionValues<typeof options>;

export const addDeployCommand = declareCommand({
  name: 'deploy',
  description: 'Publish the site to a branch of a git remote, such as gh-pages',
  options,
  note: 'Your work tree, index and branches stay as they are.',
  examples: ['deploy --dry-run', 'deploy --remote upstream --branch pages'],
  run: runDeploy,
});

async function runDeploy(shown: Options, { command }: { readonly command: Command }): Promise<void> {
  const { root, out, locale, branch, remote, message, dryRun } = shown;
  const { checkDeployment, deployFolder } = await import('../deploy/deploy-folder.ts');
  const { chooseOutput, foldersText } = await import('../deploy/choose-output.ts');
  const { checkFolder } = await import('../deploy/check-folder.ts');
  const { remoteAddress } = await import('../deploy/run-git.ts');
  const { refusePlaceholder } = await import('../deploy/refuse-placeholder.ts');
  const site = resolve(root);
  const target = `${remote}/${branch}`;
  const isTargetNamed = ['branch', 'remote'].some((name) => command.getOptionValueSource(name) !== 'default');
  await checkDeployment({ root: site, remote, branch });
  const config = await readConfig(site, shown);
  // A folder that is named is published as it is, wherever it comes from.
  const outputs = config && (out === undefined || locale !== undefined) ? await readOutputs(config, shown) : [];
  const chosen = chooseOutput({ outputs, locale, target, isTargetNamed });
  const folder = chosen?.folder ?? resolve(out ?? join(site, 'build'));
  const options = { root: site, folder, branch, remote, message, isTrial: dryRun };
  if (config) refusePlaceholder(config, chosen);
  const warnings = out === undefined ? await buildOutput(site, chosen, shown) : [];
  checkFolder(folder, site);
  const done = await deployFolder(options);
  const commit = done?.commit ?? null;
  const served = { folder, remote: await remoteAddress(site, remote), config: config && placeOf(config, chosen) };
  const { address, base } = servedAddress(served);
  const data: DeployResult = { remote, branch, folder, commit, isPushed: done !== null && !dryRun, address, base };
  const summary = `${pc.green('✓')} ${target} ${resultText(done, dryRun)}\n${pc.dim(foldersText(outputs, chosen))}${addressText(served)}`;
  printResult(shown, { problems: warnings, data, summary });
}

/**
 * Returns the configuration of the site; null if it is wrong, which the build reports, or not
 * needed.
 */
async function readConfig(root: string, { out, locale }: Options): Promise<Config | null> {
  const { findConfigFile } = await import('../../config/find-config-file.ts');
  if (out !== undefined && locale === undefined && findConfigFile(root) === null) return null;
  const { readSiteConfig } = await import('../../pipeline/read-site-config.ts');
  const { collectionTypes } = await import('../../collections/collection-types.ts');
  const { value } = await readSiteConfig(root, collectionTypes, { drafts: false });
  return value && value.config;
}

/**
 * Returns the outputs of the site. Throws a `DocsgenError` if it does not have the named locale.
 */
async function readOutputs(config: Config, { out, locale }: Options): Promise<readonly SiteOutput[]> {
  const { refuseUnknownLocales } = await import('../../pipeline/select-locales.ts');
  const { listOutputs } = await import('../../build/output/site-outputs.ts');
  if (locale !== undefined) refuseUnknownLocales(config, [locale]);
  return listOutputs(config, resolve(out ?? join(config.root, 'build')));
}

/** Returns the address that a folder is built for, as the configuration says it. */
function placeOf(config: Config, output: SiteOutput | undefined): Pick<Config, 'url' | 'base'> {
  if (!output) return config;
  const { origin, pathname } = new URL(output.address);
  return { url: origin, base: config.base === './' ? config.base : pathname };
}

function resultText(done: Deployment | null, isTrial: boolean): string {
  if (done === null) return 'already has this site';
  return `${isTrial ? 'would get' : 'now has'} ${done.commit.slice(0, 10)} ${pc.dim(done.changes)}`;
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
