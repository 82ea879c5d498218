import { resolve } from 'node:path';
import pc from 'picocolors';
import type { BuildResult } from '../../build/build-options.ts';
import type { SiteBuild } from '../../build/build-site.ts';
import type { WaitingEntry } from '../../content/content.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Site } from '../../site/graph/site.ts';
import { countedText, durationText, sizeText } from '../terminal/format-quantity.ts';
import { formatProfile } from '../terminal/format-profile.ts';
import { saveProblems } from '../terminal/save-problems.ts';
import { buildWithProgress } from '../terminal/build-with-progress.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { variables } from '../declaration/environment.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import {
  jsonOption,
  outOption,
  quietOption,
  rootOption,
  switchOption,
  textOption,
  textsOption,
  verboseOption,
} from './options.ts';
import type { BuildSummary } from './results.ts';

export const addBuildCommand = declareCommand({
  name: 'build',
  description: 'Build every page in every language into a folder that any static host can serve',
  options: {
    root: rootOption,
    out: outOption('output folder (default: build/ in the root)'),
    locale: textsOption('--locale <name>', 'build only this locale; can be repeated'),
    base: textOption('--base <path>', 'path under which the site will be served, instead of the configured one'),
    drafts: {
      ...switchOption('--drafts', 'build drafts and hidden locales too'),
      opposite: ['--no-drafts', 'leave out drafts and hidden locales (default)'],
      variable: variables.drafts,
    },
    cache: switchOption('--no-cache', 'build everything again, without cached results'),
    strict: switchOption('--strict', 'fail if there are warnings'),
    profile: switchOption('--profile', 'print where the time went'),
    verbose: verboseOption('print each step with its time'),
    json: jsonOption,
    quiet: quietOption(),
  },
  examples: ['build', 'build --locale es --base /docs/'],
  run: async (options) => {
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
  },
});

function jsonResult(
  { site, routes, rendered, outDir, parts, bytes, warnings, profile }: SiteBuild,
  seconds: number,
  isProfiled: boolean,
): BuildSummary {
  const locales = [...new Set(routes.map(({ locale }) => locale.name))];
  const reused = routes.length - rendered;
  const outDirs = parts.map((part) => part.outDir);
  const result = { routes: routes.length, rendered, reused, locales, outDir, outDirs, seconds, bytes, warnings };
  const waitingPosts = waitingPostsOf(site).map(({ originalFile, file, time }) => ({
    file: originalFile ?? file,
    date: dateText(time),
  }));
  return { ...result, waitingPosts, ...(isProfiled && { profile }) };
}

function summary({ site, routes, rendered, parts, bytes }: SiteBuild, seconds: number): string {
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
    .join('\n  ')}\n${waitingText(waitingPostsOf(site))}`;
}

/** Returns the posts that are left out until their dates, the next one first. */
function waitingPostsOf({ content: { sets } }: Site): readonly WaitingEntry[] {
  const posts = new Map(
    sets.flatMap(({ waiting = [] }) => waiting.map((post) => [post.originalFile ?? post.file, post])),
  );
  return [...posts.values()].toSorted((one, other) => one.time - other.time || (one.file < other.file ? -1 : 1));
}

function waitingText(posts: readonly WaitingEntry[]): string {
  const [first, last] = [posts[0], posts.at(-1)];
  if (!first || !last) return '';
  const until = dateText(first.time);
  const more = last.time === first.time ? '' : `, the last until ${dateText(last.time)}`;
  const text =
    posts.length === 1 ? `1 post waits until ${until}` : `${posts.length} posts wait, the first until ${until}${more}`;
  return `  ${text}. Build again then, or set \`futurePosts\`.\n`;
}

/** A date without a time is midnight, which nobody has to be told. */
function dateText(time: number): string {
  const text = new Date(time).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 16)}Z`;
}

/** The address is where the folder must be published, which is clear if there is one only. */
function folderText({ outDir, site: { config } }: BuildResult, _: number, all: readonly BuildResult[]): string {
  return all.length === 1 && config.domain === null ? outDir : `${outDir} for ${config.url}${servedBase(config)}`;
}
