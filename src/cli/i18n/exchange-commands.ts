import { join, resolve } from 'node:path';
import * as z from 'zod';
import pc from 'picocolors';
import type { Locale } from '../../config/config.ts';
import { hasErrors, type Problem } from '../../shared/problem.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { Exchange } from '../../translation/exchange/exchange-file.ts';
import { declareCommand, type OptionValues } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, switchOption, textsOption, valueOption } from '../commands/options.ts';
import type { ExportedFile, ExportedTexts, ImportedTexts } from '../commands/results.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { exitCode } from '../terminal/exit-code.ts';
import type { RefusedUnit } from '../../translation/exchange/import-texts.ts';
import { carriedTexts, isSameTag, readExchangeFile, readOldFile, wrongFile } from './exchange-files.ts';
import { refusedText } from './refused-text.ts';
import { describeSync, syncText } from './sync-text.ts';

const formats = ['xliff', 'po', 'json'] as const;
type Format = (typeof formats)[number];

const exportOptions = {
  root: rootOption,
  locale: textsOption('--locale <name>', 'export only this language; can be repeated'),
  format: valueOption('--format <format>', 'format of the files', z.enum(formats).default('xliff')),
  to: valueOption(
    '--to <dir>',
    'folder for the files, one for each language',
    z.string().default('translations/export'),
  ),
  all: switchOption('--all', 'also write what is already translated'),
  json: jsonOption,
  quiet: quietOption(),
};

export const addExportCommand = declareCommand({
  name: 'export',
  description: 'Write the texts that need translation into files for translators',
  options: exportOptions,
  examples: ['i18n export --locale es --format po'],
  run: exportFiles,
});

const importOptions = {
  root: rootOption,
  dryRun: switchOption('--dry-run', 'print what would change, and change nothing'),
  json: jsonOption,
  quiet: quietOption(),
};

export const addImportCommand = declareCommand({
  name: 'import',
  description: 'Update the site with the text that translators have sent back',
  arguments: [{ name: '<files...>', text: 'files that translators have sent back' }],
  options: importOptions,
  examples: ['i18n import translations/export/es.xliff'],
  run: (options, { args: [files] }) => importFiles(files, options),
});

async function exportFiles(options: OptionValues<typeof exportOptions>): Promise<void> {
  const root = resolve(options.root);
  const { openTranslations, targetLocales } = await import('../../pipeline/translations/open-translations.ts');
  const { exportTexts } = await import('../../translation/exchange/export-texts.ts');
  const { writeExchange } = await import('../../translation/exchange/formats.ts');
  const opened = await openTranslations(root);
  const files: (ExportedFile & { readonly text: string })[] = [];
  const problems: Problem[] = [];
  for (const locale of targetLocales(opened.site, options.locale)) {
    const exported = await exportTexts({ ...opened, locale, all: options.all });
    problems.push(...exported.problems);
    if (exported.exchange.pages.length === 0) continue;
    const file = join(options.to, `${locale.name}.${extensions[options.format]}`);
    const old = await readOldFile(resolve(root, file), { file, to: locale.htmlLang });
    const next = { next: exported.exchange, all: async () => exportTexts({ ...opened, locale, all: true }) };
    const exchange = old === null ? exported.exchange : await carriedTexts(old, { ...next, file });
    const texts = exchange.pages.reduce((sum, page) => sum + page.units.length, 0);
    files.push({ file, locale: locale.name, texts, text: writeExchange(exchange, options.format) });
  }
  // Nothing is written if one of the files cannot be.
  for (const { file, text } of files) await writeAtomically(resolve(root, file), text);
  await opened.close();
  printProblems(options, problems, root);
  const lines = files.map(({ file, texts }) => `${pc.green('✓')} ${file}  ${texts} texts\n`).join('');
  const summary = lines === '' ? `${pc.green('✓')} Nothing needs translation.\n` : lines;
  const written = files.map(({ file, locale, texts }) => ({ file, locale, texts }));
  printResult(options, { problems, data: { files: written } satisfies ExportedTexts, summary });
  if (hasErrors(problems)) throw new CommandEnd(exitCode.siteErrors);
}

const extensions: Readonly<Record<Format, string>> = { xliff: 'xlf', po: 'po', json: 'json' };

async function importFiles(files: readonly string[], options: OptionValues<typeof importOptions>): Promise<void> {
  const root = resolve(options.root);
  const { openTranslations, targetLocales } = await import('../../pipeline/translations/open-translations.ts');
  const { openPageParser } = await import('../../pipeline/translations/page-parser.ts');
  const { planImport } = await import('../../translation/exchange/import-texts.ts');
  const { applySync } = await import('../../translation/sync/apply-sync.ts');
  const exchanges = await Promise.all(files.map((file) => readExchangeFile(resolve(file))));
  const opened = await openTranslations(root);
  const planned = [];
  const problems = [];
  const refused: RefusedUnit[] = [];
  const byLocale = new Map<Locale, Exchange>();
  for (const [index, exchange] of exchanges.entries()) {
    const locale = targetLocales(opened.site, undefined).find(({ htmlLang }) => isSameTag(htmlLang, exchange.to));
    if (!locale)
      throw wrongFile(
        files[index] ?? '',
        exchange.to === '' ? 'The file does not name its language' : `The site has no language \`${exchange.to}\``,
      );
    const pages = [...(byLocale.get(locale)?.pages ?? []), ...exchange.pages];
    byLocale.set(locale, { ...exchange, pages });
  }
  const parsePage = await openPageParser(root);
  for (const [locale, exchange] of byLocale) {
    const plan = await planImport({ ...opened, parsePage, locale, exchange });
    planned.push(...plan.planned);
    problems.push(...plan.problems);
    refused.push(...plan.refused);
  }
  await opened.close();
  const left = options.dryRun ? [] : await applySync(root, planned);
  const changes = describeSync(planned, left);
  printProblems(options, problems, root);
  const done =
    changes.length === 0
      ? `${pc.green('✓')} The files have nothing new.\n`
      : syncText(planned, changes, { isDry: options.dryRun, isImport: true });
  const data = { changes, outdated: refused.length, refused } satisfies ImportedTexts;
  printResult(options, { problems, data, summary: done + refusedText(refused) });
  if (hasErrors(problems)) throw new CommandEnd(exitCode.siteErrors);
}
