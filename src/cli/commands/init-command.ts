import { InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import pc from 'picocolors';
import { packageManagers } from '../../shared/package-managers.ts';
import { type Answers, type GivenAnswers, type Host, hosts } from '../init/answers.ts';
import type { CreatedSite } from '../init/create-site.ts';
import { managerCommands } from '../init/package-manager.ts';
import { canAsk } from '../terminal/can-ask.ts';
import { printResult } from '../terminal/command-output.ts';
import { declareCommand, commaList, type OptionValues } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, switchOption, textOption, valueOption } from './options.ts';
import type { InitResult } from './results.ts';

const options = {
  json: jsonOption,
  quiet: quietOption('do not print the list of files'),
  name: textOption('--title, --name <text>', 'name of the site (default: from the name of the folder)'),
  languages: valueOption(
    '--languages <tags>',
    'languages, the source language first, such as en,es',
    z.string().transform(parseLanguages).optional(),
  ),
  blog: {
    ...valueOption('--blog', 'include a blog (default)', z.boolean().optional()),
    opposite: ['--no-blog', 'without a blog'],
  },
  landing: {
    ...valueOption('--landing', 'include a landing page (default)', z.boolean().optional()),
    opposite: ['--no-landing', 'without a landing page'],
  },
  packageManager: valueOption(
    '--package-manager <name>',
    'default: the one that runs docsgen',
    z.enum(packageManagers).optional(),
  ),
  ci: valueOption(
    '--ci <hosts>',
    `files for services and servers: ${hosts.join(', ')}, or none`,
    z.string().transform(parseHosts).optional(),
  ),
  yes: switchOption('-y, --yes', 'ask no questions, and use the default for every option that you do not give'),
} as const;

type InitOptions = OptionValues<typeof options>;

export const addInitCommand = declareCommand({
  name: 'init',
  description: 'Write a new site: configuration, example pages, and files for services that build it',
  arguments: [{ name: '[folder]', text: "the site's folder; it may already exist", default: '.' }],
  options,
  note: 'Without a terminal, the command asks nothing either. It never overwrites a file.',
  examples: ['init my-docs', 'init --yes --name "My docs" --languages en,es --ci github'],
  run: async (given, { args: [folder = '.'] }) => runInit(folder, given),
});

async function runInit(target: string, options: InitOptions): Promise<void> {
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
  return `\nThe site is ready. Preview it with:\n\n${stepsText([...entering(folder), install, dev])}`;
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
  const [first, ...others] = [...new Set(commaList.parse(value))];
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
  const names = commaList.parse(value);
  if (names.length === 1 && names[0] === 'none') return [];
  const unknown = names.find((name) => !hosts.some((host) => host === name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`'${unknown}' is unknown. Write none, or some of ${hosts.join(', ')}.`);
  return hosts.filter((host) => names.includes(host));
}
