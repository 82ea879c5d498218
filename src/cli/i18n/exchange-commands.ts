import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import pc from 'picocolors';
import type { Locale } from '../../config/config.ts';
import { hasErrors, type Problem } from '../../shared/problem.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { Exchange } from '../../translation/exchange/exchange-file.ts';
import { addJsonOption, addQuietOption, addRootOption, collect } from '../commands/options.ts';
import type { ExportedFile, ExportedTexts, ImportedTexts } from '../commands/results.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { type OutputOptions, printProblems, printResult } from '../terminal/command-output.ts';
import { exitCode } from '../terminal/exit-code.ts';
import type { RefusedUnit } from '../../translation/exchange/import-texts.ts';
import { carriedTexts, isSameTag, readExchangeFile, readOldFile, wrongFile } from './exchange-files.ts';
import { refusedText } from './refused-text.ts';
import { describeSync, syncText } from './sync-text.ts';

const formats = ['xliff', 'po', 'json'] as const;
type Format = (typeof formats)[number];

interface ExportOptions extends OutputOptions {
  readonly root: string;
  readonly locale?: readonly string[];
  readonly format: Format;
  readonly to: string;
  readonly all: boolean;
}

interface ImportOptions extends OutputOptions {
  readonly root: string;
  readonly dryRun: boolean;
}

/** Adds `docsgen i18n export` and `docsgen i18n import`. */
export function addExchangeCommands(i18n: Command): void {
  const exporting = addRootOption(i18n.command('export'))
    .description('Write the texts that need translation into files for translators')
    .option('--locale <name>', 'only for this language; can be repeated', collect)
    .addOption(new Option('--format <format>', 'format of the files').choices(formats).default('xliff'))
    .option('--to <dir>', 'folder for the files, one for each language', 'translations/export')
    .option('--all', 'also write what is already translated', false);
  addQuietOption(addJsonOption(exporting)).action(exportFiles);
  const importing = addRootOption(i18n.command('import'))
    .description('Write the texts that translators have sent back into the site')
    .argument('<files...>', 'files that translators have sent back')
    .option('--dry-run', 'print what would change, and change nothing', false);
  addQuietOption(addJsonOption(importing)).action(importFiles);
}

async function exportFiles(options: ExportOptions): Promise<void> {
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

async function importFiles(files: readonly string[], options: ImportOptions): Promise<void> {
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
