import { open, stat } from 'node:fs/promises';
import { DocsgenError } from '../shared/problem.ts';
import { isCode } from '../system/error-code.ts';
import { writeAtomically } from '../system/write-atomically.ts';

/** What a document begins with, or names soon after, that docsgen may replace. */
const signs = { pdf: '%PDF-', html: '<meta name="generator" content="docsgen">' } as const;

/** The form of a document. */
export type DocumentKind = keyof typeof signs;

/**
 * Throws a `DocsgenError` if a path has something that is not a document of its kind, and must
 * stay.
 */
export async function checkDocumentPlace(path: string, kind: DocumentKind): Promise<void> {
  const sign = signs[kind];
  const beginning = await readBeginning(path);
  if (beginning === null || (kind === 'pdf' ? beginning.startsWith(sign) : beginning.includes(sign))) return;
  const what = kind === 'pdf' ? 'is not a PDF' : 'is not a page that docsgen wrote';
  const hint = 'Name another file with --out, or move this one. It has not been changed.';
  throw new DocsgenError([{ code: 'foreign-output-file', title: `${path} exists and ${what}`, hint }]);
}

/** Writes a document, unless its path has something else by now. */
export async function writeDocument(path: string, kind: DocumentKind, content: string | Uint8Array): Promise<void> {
  await checkDocumentPlace(path, kind);
  await writeAtomically(path, content);
}

/** Returns the first bytes of a file as text; null if there is none, and nothing for a folder. */
async function readBeginning(path: string): Promise<string | null> {
  try {
    if (!(await stat(path)).isFile()) return '';
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(500), 0, 500, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}
