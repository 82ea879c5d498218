import { join, resolve } from 'node:path';
import pc from 'picocolors';
import type { Book } from '../../book/make-book.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';
import { countedText, durationText, sizeText } from '../terminal/format-quantity.ts';
import { progressText, startProgress } from '../terminal/progress.ts';
import { declareCommand, type OptionValues } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, switchOption, textOption } from './options.ts';
import type { PdfResult } from './results.ts';

const options = {
  root: rootOption,
  out: textOption('--out <file>', 'file to write (default: named after the collection, in the root)'),
  collection: textOption('--collection <key>', 'collection to print (default: the first one)'),
  section: textOption('--section <name>', 'print only this section: its label in the sidebar, or the path of its page'),
  locale: textOption('--locale <name>', 'language to print (default: the source language)'),
  version: textOption('--version <name>', 'version to print (default: the latest)'),
  html: switchOption('--html', 'write an HTML page instead, which any browser can print'),
  json: jsonOption,
  quiet: quietOption(),
};

type Options = OptionValues<typeof options>;

export const addPdfCommand = declareCommand({
  name: 'pdf',
  description: 'Print a collection, or a section of it, as one PDF with a table of contents and page numbers',
  options,
  examples: ['pdf --collection guide --out guide.pdf'],
  run: runPdf,
});

async function runPdf(options: Options): Promise<void> {
  const started = performance.now();
  const root = resolve(options.root);
  const kind = options.html ? 'html' : 'pdf';
  const { checkDocumentPlace, writeDocument } = await import('../../book/write-document.ts');
  if (options.out !== undefined) await checkDocumentPlace(resolve(options.out), kind);
  const progress = startProgress(options.quiet ? null : 'Begin');
  try {
    const { makeBook } = await import('../../book/make-book.ts');
    const book = await makeBook({
      ...options,
      root,
      onProgress: (step, done, total) => progress.update(progressText(step, done, total)),
    });
    const file = resolve(options.out ?? join(root, `${nameOf(book, options)}.${kind}`));
    await checkDocumentPlace(file, kind);
    progress.update(progressText('print'));
    const { pages, content } = await contentOf(book, kind);
    await writeDocument(file, kind, content);
    progress.end();
    const seconds = Math.round(performance.now() - started) / 1000;
    const bytes = Buffer.byteLength(content);
    const { warnings } = book;
    printProblems(options, warnings, root);
    printResult(options, {
      problems: warnings,
      data: { file, chapters: book.chapters, pages, bytes, seconds } satisfies PdfResult,
      summary: summary({ file, chapters: book.chapters, pages, bytes, seconds }),
    });
  } finally {
    progress.end();
  }
}

async function contentOf(book: Book, kind: 'pdf' | 'html') {
  if (kind === 'html') return { content: book.html(null), pages: null };
  const { printBook } = await import('../../book/print/print-book.ts');
  const { pdf, pages } = await printBook(book.html);
  return { content: pdf, pages };
}

/** Returns the name of the file: the collection, and what the command line has chosen of it. */
function nameOf({ collection, section }: Book, { version, locale }: Options): string {
  return [collection, section, version, locale].filter((part) => part !== undefined && part !== null).join('-');
}

function summary({ file, chapters, pages, bytes, seconds }: PdfResult): string {
  const parts = [
    countedText(chapters, 'chapter'),
    ...(pages === null ? [] : [countedText(pages, 'page')]),
    sizeText(bytes),
    durationText(seconds * 1000),
  ];
  return `${pc.green('✓')} ${parts.join(' · ')}\n  ${pc.dim(file)}\n`;
}
