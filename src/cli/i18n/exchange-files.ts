import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import { isCode } from '../../system/error-code.ts';
import type { Exchange } from '../../translation/exchange/exchange-file.ts';

/**
 * Returns the texts of a translator's file. Throws a `DocsgenError` for a file that is not there,
 * that has another form, or whose bytes are not in the charset that it declares.
 */
export async function readExchangeFile(path: string): Promise<Exchange> {
  const exchange = await readIfExists(path);
  if (exchange === null) throw wrongFile(path, 'There is no such file');
  return exchange;
}

async function readIfExists(path: string): Promise<Exchange | null> {
  const { decodeExchange } = await import('../../translation/exchange/decode-exchange.ts');
  const { readExchange } = await import('../../translation/exchange/formats.ts');
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isCode(error, 'ENOENT', 'EISDIR')) return null;
    throw error;
  });
  if (bytes === null) return null;
  const decoded = decodeExchange(bytes);
  if (!('text' in decoded)) {
    const title = `\`${path}\` cannot be read as ${decoded.charset}`;
    const hint = 'It is the charset that the file declares, or UTF-8 if it declares none. Save the file as UTF-8.';
    throw new DocsgenError([{ code: 'invalid-encoding', title, hint }]);
  }
  const exchange = readExchange(decoded.text, extname(path));
  if (exchange === null)
    throw wrongFile(path, 'The file is not XLIFF 2, PO or JSON as `docsgen i18n export` writes it');
  return exchange;
}

/** Returns the error of a file that is not one of the site's texts in a language. */
export function wrongFile(path: string, title: string): DocsgenError {
  const hint = `\`${path}\` cannot be imported. Ask for the format that you sent: XLIFF 2 (.xlf), PO (.po) or JSON (.json).`;
  return new DocsgenError([{ code: 'invalid-exchange-file', title, hint }]);
}

/** Returns whether two language tags are the same. Some tools write `pt_BR` for `pt-BR`. */
export function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.replaceAll('_', '-').toLowerCase();
}

interface OldFile {
  /** As the message names it. */
  readonly file: string;
  /** The language tag of the texts that are exported. */
  readonly to: string;
}

/**
 * Returns the texts of the file that an export is to write; null if there is none. Throws a
 * `DocsgenError` for a file that is not from an export into this language: it is somebody's work.
 */
export async function readOldFile(path: string, { file, to }: OldFile): Promise<Exchange | null> {
  const own = await readIfExists(path).catch((error: unknown) => {
    if (error instanceof DocsgenError) throw notOverwritten(file, 'it is not from an export');
    throw error;
  });
  if (own !== null && !isSameTag(to, own.to))
    throw notOverwritten(file, `its language is \`${own.to}\`, not \`${to}\``);
  return own;
}

interface NextFile {
  readonly file: string;
  readonly next: Exchange;
  /** Returns all texts of the site in the language. */
  readonly all: () => Promise<{ readonly exchange: Exchange }>;
}

/**
 * Returns the texts of an export with those of the old file that the site does not have yet. Throws
 * a `DocsgenError` if the file would lose any.
 */
export async function carriedTexts(old: Exchange, { file, next, all }: NextFile): Promise<Exchange> {
  const { carryTexts } = await import('../../translation/exchange/carry-texts.ts');
  const { exchange, lost } = carryTexts({ old, next, all: (await all()).exchange });
  if (lost.length === 0) return exchange;
  throw notOverwritten(file, `${lost.length} of its texts are not in the site`);
}

function notOverwritten(file: string, reason: string): DocsgenError {
  const problem: Problem = {
    ...asProblem({ code: 'invalid-option' }),
    title: `\`${file}\` is not written over: ${reason}`,
    hint: `Import its texts with \`docsgen i18n import ${file}\`, move the file away, or name another folder with \`--to\`.`,
  };
  return new DocsgenError([problem]);
}
