import { resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import type { BuildResult } from '../../build/build-options.ts';
import type { SiteBuild } from '../../build/build-site.ts';
import { servedBase } from '../../site/graph/address.ts';
import { countedText, durationText, sizeText } from '../terminal/format-quantity.ts';
import { formatProfile } from '../terminal/format-profile.ts';
import { saveProblems } from '../terminal/save-problems.ts';
import { buildWithProgress } from '../terminal/build-with-progress.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, addVerboseOption, collect } from './options.ts';
import type { BuildSummary } from './results.ts';

interface Options {
  readonly root: string;
  readonly out?: string;
  readonly locale?: readonly string[];
  readonly base?: string;
  readonly drafts: boolean;
  readonly cache: boolean;
  readonly profile: boolean;
  readonly strict: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/** Adds `docsgen build` to the program. */
export function addBuildCommand(program: Command): void {
  const command = addRootOption(program.command('build'))
    .description('Build every page of every language into a folder that any static host can serve')
    .option('--out <dir>', 'output folder (default: build/ in the root)')
    .option('--locale <name>', 'build only this locale; may be repeated', collect)
    .option('--base <path>', 'path under which the site will be served, over the configured one')
    .option('--drafts', 'build drafts and hidden locales too', false)
    .option('--no-drafts', 'leave them out, which is the default')
    .option('--no-cache', 'build everything again, without the results of earlier builds')
    .option('--strict', 'fail if there are warnings', false)
    .option('--profile', 'print where the time went', false);
  addVerboseOption(command, 'print each step with its time');
  addQuietOption(addJsonOption(command)).action(async (options: Options) => {
    const started = performance.now();
    const result = await buildWithProgress({ ...options, locales: options.locale }, options);
    const seconds = Math.round(performance.now() - started) / 1000;
    const { warnings } = result;
    const root = resolve(options.root);
    printProblems(options, warnings, root);
    if (warnings.length > 0 && !options.quiet) process.stderr.write(`${await saveProblems(warnings, root)}\n`);
    printResult(options, {
      problems: warnings,
      data: jsonResult(result, seconds, options.profile),
      summary: summary(result, seconds),
      text: options.profile ? formatProfile(result.profile) : '',
    });
  });
}

function jsonResult(
  { routes, rendered, outDir, parts, bytes, warnings, profile }: SiteBuild,
  seconds: number,
  isProfiled: boolean,
): BuildSummary {
  const locales = [...new Set(routes.map(({ locale }) => locale.name))];
  const reused = routes.length - rendered;
  const outDirs = parts.map((part) => part.outDir);
  const result = { routes: routes.length, rendered, reused, locales, outDir, outDirs, seconds, bytes, warnings };
  return isProfiled ? { ...result, profile } : result;
}

function summary({ routes, rendered, parts, bytes }: SiteBuild, seconds: number): string {
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const facts = [
    `${countedText(routes.length, 'route')} in ${countedText(locales.size, 'language')}`,
    `${rendered.toLocaleString('en-US')} rendered, ${(routes.length - rendered).toLocaleString('en-US')} reused`,
    durationText(seconds * 1000),
    sizeText(bytes),
  ];
  return `${pc.green('✓')} ${facts.join(' · ')}\n  ${parts
    .map(folderText)
    .map((text) => pc.dim(text))
    .join('\n  ')}\n`;
}

/** The address is where the folder must be published, which is clear if there is one only. */
function folderText({ outDir, site: { config } }: BuildResult, _: number, all: readonly BuildResult[]): string {
  return all.length === 1 && config.domain === null ? outDir : `${outDir} for ${config.url}${servedBase(config)}`;
}
