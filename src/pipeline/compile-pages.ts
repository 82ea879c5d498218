import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { splitRef } from '../shared/ref-path.ts';
import type { Outcome } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import type { PackedNamespace } from '../cache/packed.ts';
import type { Clock } from './clock.ts';
import { createYield } from '../system/create-yield.ts';
import { createTask, readMetadata } from './compile-text.ts';
import { areUnchanged, hasErrors } from '../workers/compile-file.ts';
import { createIncludeReader } from '../workers/include-reader.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import { problemsOfPages } from './page-problems.ts';
import type { RouteSelection } from './route-selection.ts';
import type { CompileTask } from '../workers/page-job.ts';

/** The compile task of a file, and the hash of the compiled page. */
export type CompiledTask = CompileTask & { readonly digest: string };

/** The compiled files of a site, by path relative to its root. */
export interface CompiledPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  readonly tasks: ReadonlyMap<string, CompiledTask>;
}

/** The stored result of compiling a content file. */
export interface KnownPage {
  /** Key of the compiled page, see `CompileTask`. */
  readonly key: string;
  /** Hash of the Markdown options. */
  readonly optionsHash: string;
  /** Hash of the compiled page. */
  readonly digest: string;
  readonly page: PageMetadata;
}

/** The results of compiling content files, by `keyOf` their tasks, each about its file. */
export type KnownPages = Pick<PackedNamespace<KnownPage>, 'find' | 'put' | 'latest'>;

interface CompilePagesOptions {
  readonly selection: RouteSelection;
  /** Hash of the Markdown options. */
  readonly optionsHash: string;
  readonly pool: Pick<WorkerPool, 'compile'>;
  readonly known: KnownPages;
  /** Cancels the search for pages that are compiled already. Default: nothing does. */
  readonly signal?: AbortSignal | undefined;
  readonly clock?: Clock;
  readonly onProgress?: (done: number, total: number) => void;
  /** Is called for each page that had to be compiled, in no particular order. */
  readonly onCompiled?: (page: PageMetadata) => void;
}

/** Compiles each content file of the selected pages once, for any number of pages that show it. */
export async function compilePages(options: CompilePagesOptions): Promise<Outcome<CompiledPages>> {
  const { selection, optionsHash, pool, known: store, signal, clock, onProgress, onCompiled } = options;
  const files = contentFiles(selection);
  const found = new Map<string, KnownPage & { readonly task: CompileTask }>();
  const missing: CompileTask[] = [];
  const yieldIfDue = createYield();
  for (const file of files) {
    await yieldIfDue();
    signal?.throwIfAborted();
    const task = taskOf(selection.site, file, optionsHash);
    const known = await findKnown(options, task);
    if (known) found.set(file, { ...known, task });
    else missing.push({ ...task, ...previousOf(store, file, optionsHash) });
  }
  await pool.compile(withTranslations(missing, selection), (task, result) => {
    const known = { key: task.key, optionsHash, digest: result.digest, page: readMetadata(result) };
    found.set(task.file, { ...known, task });
    clock?.page(task.file, 'compile', result.ms);
    for (const [plugin, ms] of result.plugins) clock?.plugin(plugin, ms);
    if (!hasErrors(known.page)) store.put(keyOf(task), known, task.file);
    onCompiled?.(known.page);
    onProgress?.(found.size, files.length);
  });
  // Threads finish in any order. The order of the results must not depend on it.
  const metadata = new Map<string, PageMetadata>();
  const tasks = new Map<string, CompiledTask>();
  for (const file of files) {
    const result = found.get(file);
    if (!result) throw new Error(`${file} was not compiled`);
    metadata.set(file, result.page);
    const { previousKey: _previousKey, checkout, ...task } = result.task;
    // A moved ref changes the pages that include files only.
    const included = checkout && result.page.dependencies.length > 0 ? { checkout } : {};
    tasks.set(file, { ...task, ...included, digest: result.digest });
  }
  return { value: { metadata, tasks }, problems: problemsOfPages(metadata) };
}

/**
 * Returns the key of a result. Two files with the same bytes are compiled alike, but each may
 * include other files, since paths of included files are relative.
 */
export function keyOf({ key, file }: Pick<CompileTask, 'key' | 'file'>): string {
  return `${key} ${file}`;
}

/**
 * Returns the tasks in an order in which each text and its translations follow each other, so that
 * one thread compiles them. They have the same code, which a thread highlights once.
 */
function withTranslations(tasks: readonly CompileTask[], { routes }: RouteSelection): readonly CompileTask[] {
  const originals = new Map(routes.map(({ entry }) => [entry?.source.file, entry?.originalFile]));
  const place = ({ file }: CompileTask) => originals.get(file) ?? file;
  return tasks.toSorted((one, other) => comparePlaces(place(one), place(other)));
}

function comparePlaces(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

async function findKnown({ selection, known }: CompilePagesOptions, task: CompileTask): Promise<KnownPage | null> {
  const found = known.find(keyOf(task));
  if (found === null) return null;
  const { dependencies } = found.page;
  if (dependencies.length === 0) return found;
  const read = createIncludeReader(selection.site.config, task.file);
  return (await areUnchanged(dependencies, read)) ? found : null;
}

function previousOf(known: KnownPages, file: string, optionsHash: string): Pick<CompileTask, 'previousKey'> {
  const previous = known.latest(file);
  return previous?.optionsHash === optionsHash ? { previousKey: previous.key } : {};
}

function taskOf({ config, content }: Site, file: string, optionsHash: string): CompileTask {
  const hash = content.hashes.get(file);
  if (hash === undefined) throw new Error(`${file} was not scanned`);
  const text = content.generated.pages.get(file)?.text;
  const checkout = config.refs.get(splitRef(file).prefix);
  const task = createTask({ config, folders: content.folders, file, hash, optionsHash });
  return { ...task, ...(checkout && { checkout }), ...(text !== undefined && { text }) };
}

/**
 * Returns the files that pages show, and the originals whose heading ids translations take over.
 */
export function contentFiles({ routes }: Pick<RouteSelection, 'routes'>): readonly string[] {
  const files = routes.flatMap((route) => {
    const entry = route.entry;
    return entry === null ? [] : [entry.source.file, ...(entry.originalFile === null ? [] : [entry.originalFile])];
  });
  return [...new Set(files)].toSorted();
}
