import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import { lookUp, type SiteFolder } from '../config/site-folder.ts';
import type { Compiler } from '../markdown/compile.ts';
import { decodeText } from '../content/decode-text.ts';
import type { CompiledPage, Dependency } from '../markdown/page/compiled-page.ts';
import type { ReadIncluded } from '../markdown/page/file-context.ts';
import { dependencyHash } from '../markdown/includes/include-file.ts';
import { previousCodeOf } from '../markdown/previous-code.ts';
import type { PageStore } from '../cache/page-store.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { createIncludeReader } from './include-reader.ts';
import type { CompileTask } from './page-job.ts';
import { isCode } from '../system/error-code.ts';

/** A compiled page and the hash of it. */
export interface CompiledFile {
  readonly page: CompiledPage;
  readonly digest: string;
}

/** Compiles a file into the store, from which it is taken if it is there already. */
export type FileCompiler = (task: CompileTask) => Promise<CompiledFile>;

interface FileCompilerOptions {
  readonly site: SiteFolder;
  readonly store: PageStore;
  /** Is asked for once something must be compiled. */
  readonly compiler: () => Promise<Compiler>;
}

/** Returns what compiles the files of a site. */
export function createFileCompiler({ site, store, compiler }: FileCompilerOptions): FileCompiler {
  // Languages without a translation show the same page one after the other.
  let last: (CompiledFile & { readonly key: string }) | null = null;
  return async ({ file, key, hash, format, locales, previousKey }) => {
    const read = createIncludeReader(site, file);
    const stored = last?.key === key ? last : readStored(store, key);
    if (stored && !hasErrors(stored.page) && (await areUnchanged(stored.page.dependencies, read))) {
      last = { ...stored, key };
      return stored;
    }
    const compile = await compiler();
    const bytes = await readIfThere(site, file);
    const page = await compile(decodeText(bytes).text, {
      format,
      locales,
      read,
      previousCode: readPreviousCode(store, previousKey),
    });
    // The key stands for the bytes that were scanned; what is made of others must not be kept by it.
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      return { page: { ...page, messages: [{ ...changedMeanwhile, line: 1, column: 1 }] }, digest: '' };
    }
    return { page, digest: store.write(key, JSON.stringify(page)).digest };
  };
}

/** Returns what a file holds; nothing for one that has gone since it was scanned. */
async function readIfThere(site: SiteFolder, file: string): Promise<Buffer> {
  const found = lookUp(site, file);
  if (found.type !== 'file') return Buffer.alloc(0);
  try {
    return await readFile(found.real);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return Buffer.alloc(0);
    throw error;
  }
}

function readStored(store: PageStore, key: string): CompiledFile | null {
  const stored = store.read(key);
  if (stored === null) return null;
  const page: CompiledPage = JSON.parse(stored.json);
  return { page, digest: stored.digest };
}

/** Of an edited page most code is as it was, and loading a grammar takes longer than all the rest of the page. */
function readPreviousCode(store: PageStore, key: string | undefined): ReadonlyMap<string, Element> | undefined {
  const stored = key === undefined ? null : readStored(store, key);
  return stored ? previousCodeOf(stored.page.tree) : undefined;
}

/** Returns whether a page has mistakes. It is compiled anew each time: they may be mended, or hints have changed, by something beside it. */
export function hasErrors({ messages }: Pick<CompiledPage, 'messages'>): boolean {
  return messages.some(({ severity }) => severity === 'error');
}

/** Returns whether the files that a page includes are what they were. */
export async function areUnchanged(dependencies: readonly Dependency[], read: ReadIncluded): Promise<boolean> {
  for (const { path, hash } of dependencies) {
    if (dependencyHash(await read(path)) !== hash) return false;
  }
  return true;
}
