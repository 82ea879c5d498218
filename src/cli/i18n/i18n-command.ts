import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Config } from '../../config/config.ts';
import { localize } from '../../config/localize.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { TranslationStatus } from '../../translation/status/summarize-status.ts';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { exitCode } from '../terminal/exit-code.ts';
import { declareCommand, declareGroup } from '../declaration/declare-command.ts';
import {
  jsonOption,
  quietOption,
  rootOption,
  switchOption,
  textOption,
  textsOption,
  valueOption,
} from '../commands/options.ts';
import type { TranslationSync } from '../commands/results.ts';
import { statusTable } from './status-table.ts';
import { addExtractCommand } from './extract-command.ts';
import { addExportCommand, addImportCommand } from './exchange-commands.ts';

const percent = z.string().transform(parsePercent);

const addStatusCommand = declareCommand({
  name: 'status',
  description: 'List what is missing and what is stale in each language',
  options: {
    root: rootOption,
    locale: textsOption('--locale <name>', 'check only this language; can be repeated'),
    changed: textOption('--changed <since>', 'look only at pages whose source has changed since this git ref or date'),
    all: switchOption('--all', 'also list the pages that are up to date'),
    html: textOption('--html <file>', 'also write the list as a page for translators'),
    maxMissing: valueOption(
      '--max-missing <percent>',
      'fail if more pages of a language are missing',
      percent.optional(),
    ),
    maxStale: valueOption('--max-stale <percent>', 'fail if more pages of a language are stale', percent.optional()),
    json: jsonOption,
    quiet: quietOption('print only the list and errors'),
  },
  examples: ['i18n status --locale es --max-missing 10'],
  run: async (options) => {
    const root = resolve(options.root);
    const { openTranslations, targetLocales } = await import('../../pipeline/translations/open-translations.ts');
    const { readStatus } = await import('../../pipeline/translations/read-status.ts');
    const { overLimits } = await import('../../translation/status/summarize-status.ts');
    const { readChangedFiles } = await import('../../pipeline/changed-files.ts');
    const opened = await openTranslations(root);
    const locales = targetLocales(opened.site, options.locale);
    const changed = options.changed === undefined ? undefined : readChangedFiles(root, options.changed);
    const { status, problems } = await readStatus(opened, { locales, changed });
    const failures = overLimits(status.locales, options);
    const found = [...problems, ...failures];
    if (!options.json) printProblems(options, found, root);
    if (options.html !== undefined) await writeHtml(options.html, status, opened.site.config);
    printResult(options, { problems: found, data: status, text: statusTable(status, options.all) });
    if (hasErrors(found)) throw new CommandEnd(exitCode.siteErrors);
  },
});

/**
 * Writes the page for translators to a file, whose links open the files of the site on this
 * computer.
 */
async function writeHtml(file: string, status: TranslationStatus, config: Config): Promise<void> {
  const { statusHtml } = await import('../../translation/status/status-html.ts');
  const { locales, root } = config;
  const html = statusHtml(status, {
    ...{ title: localize(config.title, locales[0]), locales, homeHref: null },
    linkOf: ({ state, parts, source, translation }, which) => {
      const linked = which === 'source' ? source : state === 'missing' && parts === 0 ? null : translation;
      return linked === null ? null : pathToFileURL(join(root, linked)).href;
    },
  });
  await writeAtomically(resolve(file), html);
}

function parsePercent(text: string): number {
  const value = Number(text.replace(/%$/, ''));
  if (value >= 0 && value <= 100) return value;
  throw new DocsgenError([
    { code: 'invalid-option', title: `\`${text}\` is not a percentage`, hint: 'Write a number from 0 to 100.' },
  ]);
}

const addSyncCommand = declareCommand({
  name: 'sync',
  description: 'Mark what is stale, create missing files, and move translations when their sources have moved',
  options: {
    root: rootOption,
    locale: textsOption('--locale <name>', 'sync only this language; can be repeated'),
    skeletons: switchOption('--no-skeletons', 'do not create missing files'),
    machine: textOption('--machine <module>', 'translate what is missing with a function that this module exports'),
    dryRun: switchOption('--dry-run', 'print what would change, and change nothing'),
    json: jsonOption,
    quiet: quietOption(),
  },
  examples: ['i18n sync --dry-run'],
  run: async (options) => {
    const root = resolve(options.root);
    const { openTranslations, targetLocales } = await import('../../pipeline/translations/open-translations.ts');
    const { planSync } = await import('../../translation/sync/plan-sync.ts');
    const { applySync } = await import('../../translation/sync/apply-sync.ts');
    const { describeSync, syncText } = await import('./sync-text.ts');
    const opened = await openTranslations(root);
    const locales = targetLocales(opened.site, options.locale);
    const machine = options.machine === undefined ? null : await loadMachine(root, options.machine);
    const isNamed = options.locale !== undefined;
    const skeletons = { makesSkeletons: options.skeletons, makesForFallbacks: isNamed };
    const { planned, problems } = await planSync({ ...opened, locales, ...skeletons, machine });
    await opened.close();
    const left = options.dryRun ? [] : await applySync(root, planned);
    const changes = describeSync(planned, left);
    printProblems(options, problems, root);
    const data = { changes } satisfies TranslationSync;
    printResult(options, { problems, data, summary: syncText(planned, changes, { isDry: options.dryRun }) });
    if (hasErrors(problems)) throw new CommandEnd(exitCode.siteErrors);
  },
});

async function loadMachine(root: string, module: string) {
  const { loadTranslator } = await import('../../translation/machine/load-translator.ts');
  const { openPageParser } = await import('../../pipeline/translations/page-parser.ts');
  return { translate: await loadTranslator(root, module), parsePage: await openPageParser(root) };
}

export const addI18nCommand = declareGroup(
  'i18n',
  'See what needs translation, and exchange it with translators',
  ['i18n status', 'i18n export --locale es'],
  [addStatusCommand, addSyncCommand, addExtractCommand, addExportCommand, addImportCommand],
);
