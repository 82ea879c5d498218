import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import { lookUp, type SiteFolder } from '../config/site-folder.ts';
import type { Compiler } from '../markdown/compile.ts';
import { decodeText } from '../content/decode-text.ts';
import type { CompiledPage, Dependency } from '../markdown/page/compiled-page.ts';
import type { ReadIncluded } from '../markdown/page/file-context.ts';
import { dependencyHash } from '../markdown/includes/include-file.ts';
import { compileComponentPage } from '../markdown/mdx/component-page.ts';
import { previousCodeOf } from '../markdown/previous-code.ts';
import type { FileNamespace } from '../cache/files.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { createIncludeReader } from './include-reader.ts';
import type { CompileTask } from './page-job.ts';
import { isCode } from '../system/error-code.ts';
import { fileHash } from '../system/hash.ts';
import { refPrefix } from '../shared/ref-path.ts';
import { hasFields } from '../shared/has-fields.ts';
import { parseJson } from '../system/parse-json.ts';

/** A compiled page and the hash of it. */
export interface CompiledFile {
  readonly page: CompiledPage;
  readonly digest: string;
}

/** Returns the compiled page of a file: from the cache, or else compiled and added to it. */
export type FileCompiler = (task: CompileTask) => Promise<CompiledFile>;

interface FileCompilerOptions {
  readonly site: SiteFolder;
  /** The compiled pages in the cache. */
  readonly stored: FileNamespace;
  /** Loads the compiler. Is called when a file must be compiled. */
  readonly compiler: () => Promise<Compiler>;
}

/** Returns a function that compiles the files of a site. */
export function createFileCompiler({ site: ofPool, stored, compiler }: FileCompilerOptions): FileCompiler {
  // Locales without a translation show the same file. Their pages follow each other.
  let last: (CompiledFile & { readonly key: string }) | null = null;
  return async (task) => {
    const { file, key, hash, format, locales, previousKey, checkout, text: generated } = task;
    const site = checkout ? { ...ofPool, refs: new Map([[refPrefix(checkout.ref), checkout]]) } : ofPool;
    const read = createIncludeReader(site, file);
    const known = last?.key === key ? last : readStored(stored, key);
    if (known && !hasErrors(known.page) && (await areUnchanged(known.page.dependencies, read))) {
      last = { ...known, key };
      return known;
    }
    const bytes = generated === undefined ? await readIfThere(site, file) : Buffer.from(generated);
    const { text } = decodeText(bytes);
    const page =
      format === 'component'
        ? compileComponentPage(text)
        : await (
            await compiler()
          )(text, { format, locales, read, previousCode: readPreviousCode(stored, previousKey) });
    // The key is the one of the bytes that were scanned. The result of other bytes must not be
    // stored under it.
    if (fileHash(bytes) !== hash) {
      return { page: { ...page, messages: [{ ...changedMeanwhile, line: 1, column: 1 }] }, digest: '' };
    }
    return { page, digest: stored.put(key, JSON.stringify(page)).digest };
  };
}

/** Returns the bytes of a file. They are empty if the file was removed after the scan. */
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

function readStored(stored: FileNamespace, key: string): CompiledFile | null {
  const found = stored.find(key);
  if (found === null) return null;
  const page = parseJson(found.bytes.toString());
  return hasFields<CompiledPage>(page, 'tree', 'messages') ? { page, digest: found.digest } : null;
}

/**
 * Returns the highlighted code of the previous version of a page. After an edit most code blocks
 * are the same, and loading a grammar takes longer than compiling the rest of the page.
 */
function readPreviousCode(stored: FileNamespace, key: string | undefined): ReadonlyMap<string, Element> | undefined {
  const previous = key === undefined ? null : readStored(stored, key);
  return previous ? previousCodeOf(previous.page.tree) : undefined;
}

/**
 * Returns whether a page has errors. Such a page is compiled again each time, because a change in
 * another file may fix an error or change a hint.
 */
export function hasErrors({ messages }: Pick<CompiledPage, 'messages'>): boolean {
  return messages.some(({ severity }) => severity === 'error');
}

/** Returns whether all files that a page includes are unchanged since it was compiled. */
export async function areUnchanged(dependencies: readonly Dependency[], read: ReadIncluded): Promise<boolean> {
  for (const { path, hash } of dependencies) {
    if (dependencyHash(await read(path)) !== hash) return false;
  }
  return true;
}
