import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import { lookUp, type SiteFolder } from '../config/site-folder.ts';
import type { Compiler } from '../markdown/compile.ts';
import { decodeText } from '../content/decode-text.ts';
import { createSiteFiles, type SiteFiles } from '../content/site-files.ts';
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
import { isAtRef, refPrefix } from '../shared/ref-path.ts';
import { readObjects } from '../system/git-objects.ts';
import { hasFields } from '../shared/has-fields.ts';
import { parseJson } from '../system/parse-json.ts';

/** A compiled page and the hash of it. */
export interface CompiledFile {
  readonly page: CompiledPage;
  readonly digest: string;
}

/**
 * Returns the compiled page of a file: from the cache, or else compiled and added to it. `batch`
 * has the tasks that come with it: texts at git refs are read together.
 */
export type FileCompiler = (task: CompileTask, batch?: readonly CompileTask[]) => Promise<CompiledFile>;

interface FileCompilerOptions {
  readonly site: SiteFolder;
  /** The compiled pages in the cache. */
  readonly stored: FileNamespace;
  /** Loads the compiler. Is called when a file must be compiled. */
  readonly compiler: () => Promise<Compiler>;
}

/** Returns a function that compiles the files of a site. */
export function createFileCompiler({ site, stored, compiler }: FileCompilerOptions): FileCompiler {
  // Locales without a translation show the same file. Their pages follow each other.
  let last: (CompiledFile & { readonly key: string }) | null = null;
  const readIds = createIdReader(site.root);
  const filesOf = createFileSource(site);
  return async (task, batch = []) => {
    const { file, key, hash, format, locales, previousKey, text: generated } = task;
    const read = createIncludeReader(site, file, filesOf(task));
    const known = last?.key === key ? last : readStored(stored, key);
    if (known && !hasErrors(known.page) && (await areUnchanged(known.page.dependencies, read))) {
      last = { ...known, key };
      return known;
    }
    const isPinned = isAtRef(file);
    const bytes =
      generated !== undefined
        ? Buffer.from(generated)
        : isPinned
          ? readIds(hash, batch)
          : await readIfThere(site, file);
    const { text } = decodeText(bytes);
    const page =
      format === 'component'
        ? compileComponentPage(text)
        : await (
            await compiler()
          )(text, { format, locales, read, previousCode: readPreviousCode(stored, previousKey) });
    // The key is the one of the bytes that were scanned. The result of other bytes must not be
    // stored under it.
    if (!isPinned && fileHash(bytes) !== hash) {
      return { page: { ...page, messages: [{ ...changedMeanwhile, line: 1, column: 1 }] }, digest: '' };
    }
    return { page, digest: stored.put(key, JSON.stringify(page)).digest };
  };
}

/** Returns a function that reads a text at a git ref by its id, with those of its batch. */
function createIdReader(root: string): (id: string, batch: readonly CompileTask[]) => Buffer {
  const ready = new Map<string, Buffer>();
  return (id, batch) => {
    if (!ready.has(id)) {
      ready.clear();
      const ids = batch.flatMap(({ file, hash }) => (isAtRef(file) ? [hash] : []));
      for (const found of readObjects(root, [...new Set([id, ...ids])])) if (found) ready.set(found.id, found.bytes);
    }
    const bytes = ready.get(id);
    if (!bytes) throw new Error(`The repository has no object ${id}`);
    return bytes;
  };
}

/** Returns a function that returns the files that a page may include: those at its git ref. */
function createFileSource(site: SiteFolder): (task: CompileTask) => SiteFiles {
  const folder = createSiteFiles(site, new Map());
  const known = new Map<string, SiteFiles>();
  return ({ ref }) => {
    if (!ref) return folder;
    const key = JSON.stringify(ref);
    const files = known.get(key) ?? createSiteFiles(site, new Map([[refPrefix(ref.ref), ref]]));
    known.set(key, files);
    return files;
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
