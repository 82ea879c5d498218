import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { RunCheck } from '../../build/run-check-options.ts';
import type { CheckReport } from '../../check/check-report.ts';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { serviceFormats } from '../check/service-formats.ts';
import { jsonText } from '../terminal/command-output.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { exitCode } from '../terminal/exit-code.ts';
import { outputWidth } from '../terminal/output-width.ts';
import { progressText, startProgress } from '../terminal/progress.ts';
import { reportWait } from '../terminal/report-wait.ts';
import { declareCommand, type AddCommand, type OptionValues } from '../declaration/declare-command.ts';
import { jsonOption, outOption, quietOption, rootOption, switchOption, textOption, valueOption } from './options.ts';
import type { CheckSummary } from './results.ts';

const formats = ['text', 'json', ...serviceFormats] as const;

const options = {
  root: rootOption,
  out: outOption('check this folder as it is (default: the site is built into build/ in the root first)'),
  format: valueOption(
    '--format <name>',
    `format of the report: ${formats.join(', ')}`,
    z.enum(formats).default('text'),
  ),
  html: textOption('--html <file>', 'also write the report as an HTML page'),
  external: switchOption('--external', 'also request the links to other sites'),
  strict: switchOption('--strict', 'count warnings as errors'),
  fix: switchOption('--fix', 'make the corrections that are certain, after showing them to you'),
  yes: switchOption('--yes', 'with --fix, make the corrections without asking'),
  updateBaseline: switchOption(
    '--update-baseline',
    'store the current mistakes as known so that only new ones are reported',
  ),
  json: jsonOption,
  quiet: quietOption('print only errors, and no summary'),
};

type Options = OptionValues<typeof options>;

/** Returns `docsgen check`. `load` returns the function that checks. */
export const checkCommand = (load: () => Promise<RunCheck>): AddCommand =>
  declareCommand({
    name: 'check',
    description: 'Check the finished site as readers get it: links, URLs, pages, languages and words',
    options,
    examples: ['check', 'check --external --strict'],
    run: async (given) => {
      const report = await checkWithProgress(given, await load());
      const { formatText } = await import('../check/format-text.ts');
      const stream = formatOf(given) === 'text' ? process.stdout : process.stderr;
      const { root, quiet } = given;
      stream.write(formatText(report, { root: resolve(root), width: outputWidth(stream), quiet }));
      await writeForPrograms(report, given);
      if (given.fix) await fixFound(report.problems, given);
      if (hasErrors(report.problems)) throw new CommandEnd(exitCode.siteErrors);
    },
  });

function formatOf({ format, json }: Options): Options['format'] {
  return json ? 'json' : format;
}

async function fixFound(problems: CheckReport['problems'], { root, yes }: Options): Promise<void> {
  const { fixProblems } = await import('../check/fix-problems.ts');
  // Standard output may be a report for programs.
  await fixProblems(root, problems, { yes, print: (text) => process.stderr.write(text) });
}

/**
 * Checks a site and shows the progress. A site that cannot be built has a report of its errors,
 * too.
 */
async function checkWithProgress(options: Options, runCheck: RunCheck): Promise<CheckReport> {
  const { root, out, external, strict, updateBaseline, quiet } = options;
  const progress = startProgress(quiet ? null : 'Begin');
  try {
    return await runCheck({
      root,
      out,
      external,
      strict,
      updateBaseline,
      onWait: reportWait,
      onProgress: (step, done, total) => progress.update(progressText(step, done, total)),
    });
  } catch (error) {
    if (!(error instanceof DocsgenError)) throw error;
    progress.end();
    const nothing = { pages: 0, files: 0, links: 0, ignored: 0, inBaseline: 0 };
    const outDir = resolve(out ?? join(root, 'build'));
    // The caller prints the errors for people, and the same JSON document as for all commands.
    if (formatOf(options) !== 'json')
      await writeForPrograms({ outDir, outDirs: [outDir], problems: error.problems, ...nothing }, options);
    if (options.fix) await fixFound(error.problems, options);
    throw error;
  } finally {
    progress.end();
  }
}

/**
 * Writes a report to standard output in a format that programs read, and the page if it is wanted.
 */
async function writeForPrograms(report: CheckReport, options: Options): Promise<void> {
  const { root, html } = options;
  if (html !== undefined) {
    const { formatHtml } = await import('../check/format-html.ts');
    const css = await readFile(join(packageFolder(), 'src/cli/check/report.css'), 'utf8');
    await writeAtomically(resolve(html), formatHtml(report, css));
  }
  const format = formatOf(options);
  if (format === 'text') return;
  if (format === 'json') {
    const { problems, ...data } = report;
    return void process.stdout.write(jsonText(problems, data satisfies CheckSummary));
  }
  const { formatReport } = await import('../check/format-report.ts');
  const { repositoryFolder } = await import('../check/report-place.ts');
  const repository = repositoryFolder(process.env, process.cwd());
  process.stdout.write(formatReport(format, report, { root: resolve(root), repository }));
}
