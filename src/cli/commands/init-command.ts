import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';
import { type PackageManager, packageManagers } from '../../shared/package-managers.ts';
import { type Answers, type GivenAnswers, type Host, hosts } from '../init/answers.ts';
import type { CreatedSite } from '../init/create-site.ts';
import { managerCommands } from '../init/package-manager.ts';
import { canAsk } from '../terminal/can-ask.ts';
import { printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, parseList } from './options.ts';
import type { InitResult } from './results.ts';

interface Options {
  readonly name?: string;
  readonly languages?: readonly [string, ...string[]];
  readonly blog?: boolean;
  readonly landing?: boolean;
  readonly packageManager?: PackageManager;
  readonly ci?: readonly Host[];
  readonly yes: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Adds `docsgen init` to the program. */
export function addInitCommand(program: Command): void {
  addQuietOption(addJsonOption(program.command('init')), 'do not print the list of files')
    .description('Write a new site: configuration, example pages, and files for services that build it')
    .argument('[folder]', "the site's folder; it may exist", '.')
    .option('--title, --name <text>', 'name of the site (default: from the name of the folder)')
    .option('--languages <tags>', 'languages, the source language first, such as en,es', parseLanguages)
    .option('--blog', 'with a blog (default)')
    .option('--no-blog', 'without a blog')
    .option('--landing', 'with a landing page (default)')
    .option('--no-landing', 'without a landing page')
    .addOption(new Option('--package-manager <name>', 'default: the one that runs docsgen').choices(packageManagers))
    .option('--ci <hosts>', `files for services and servers: ${hosts.join(', ')}, or none`, parseHosts)
    .option('-y, --yes', 'ask nothing, and use the default for every option that is not given', false)
    .addHelpText('after', '\nWithout a terminal, the command asks nothing either. It never overwrites a file.')
    .action(runInit);
}

async function runInit(target: string, options: Options): Promise<void> {
  const { defaultAnswers } = await import('../init/default-answers.ts');
  const { createSite, hasSite } = await import('../init/create-site.ts');
  const folder = resolve(target);
  const userAgent = process.env['npm_config_user_agent'];
  const given: GivenAnswers = { ...options, hosts: options.ci };
  const defaults = defaultAnswers(folder, given, userAgent);
  const isSite = hasSite(folder);
  const answers =
    !options.yes && !options.json && canAsk()
      ? await (await import('../init/ask-answers.ts')).askAnswers({ defaults, given, hasSite: isSite })
      : defaults;
  const site = await createSite({ folder, answers, userAgent, now: new Date() });
  const next = isSite ? '' : nextText(folder, answers, site.devScript);
  const summary = siteText(site) + next + outsideText(folder, answers, site.outsideTarball);
  printResult(options, { data: { folder, ...site } satisfies InitResult, summary });
}

function siteText({ written, extended, kept }: CreatedSite): string {
  const rows = [
    ...written.map((path) => `${pc.green('✓')} ${path}\n`),
    ...extended.map(({ path, added }) => `${pc.green('+')} ${path} ${pc.dim(`now has ${added.join(', ')}`)}\n`),
    ...kept.map((path) => `${pc.yellow('–')} ${path} ${pc.dim('exists, so it is left as it is')}\n`),
  ];
  return rows.join('');
}

/** Returns the commands that show the new site. */
function nextText(folder: string, { packageManager }: Answers, script: string): string {
  const install = `${packageManager} install`;
  const dev = `${managerCommands[packageManager].run} ${script}`;
  return `\nThe site is ready. See it with:\n\n${stepsText([...entering(folder), install, dev])}`;
}

/** Returns what to do about a package of docsgen that other machines do not have. */
function outsideText(folder: string, { packageManager }: Answers, tarball: string | null): string {
  if (tarball === null) return '';
  const copy = `vendor/${basename(tarball)}`;
  const install = `${managerCommands[packageManager].add} docsgen@file:${copy}`;
  const steps = [
    ...entering(folder),
    ...(existsSync(join(folder, 'vendor')) ? [] : ['mkdir vendor']),
    `cp ${quoted(tarball)} vendor/`,
    install,
  ];
  return `\npackage.json gets docsgen from ${tarball}, which is not in the folder of the site. So other machines,
such as those of CI, cannot install it. Keep the file in the site, and commit it:\n\n${stepsText(steps)}`;
}

/** Returns the step that leads into a folder, if one is not there already. */
function entering(folder: string): readonly string[] {
  const path = relative('.', folder);
  return path === '' ? [] : [`cd ${quoted(path)}`];
}

function quoted(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path;
}

function stepsText(steps: readonly string[]): string {
  return steps.map((step) => `  ${pc.cyan(step)}\n`).join('');
}

function parseLanguages(value: string): readonly [string, ...string[]] {
  const [first, ...others] = [...new Set(parseList(value))];
  if (first === undefined) throw new InvalidArgumentError('Name at least one language.');
  return [languageTag(first), ...others.map(languageTag)];
}

function languageTag(tag: string): string {
  try {
    const [canonical = tag] = Intl.getCanonicalLocales(tag);
    return canonical;
  } catch {
    throw new InvalidArgumentError(`'${tag}' is not a language tag. Write a tag such as en or pt-BR.`);
  }
}

function parseHosts(value: string): readonly Host[] {
  const names = parseList(value);
  if (names.length === 1 && names[0] === 'none') return [];
  const unknown = names.find((name) => !hosts.some((host) => host === name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`'${unknown}' is unknown. Write none, or some of ${hosts.join(', ')}.`);
  return hosts.filter((host) => names.includes(host));
}
