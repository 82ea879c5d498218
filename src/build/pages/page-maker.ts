import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { pageFormat } from '../../content/page-file.ts';
import { loadTranslations } from '../bundle/translations.ts';
import { openPageStore } from '../cache/page-store.ts';
import { loadSatteri } from '../satteri.ts';
import { createFileCompiler } from './compile-file.ts';
import { createCollector } from './create-collector.ts';
import { createIncludeReader } from './include-reader.ts';
import { once } from './load-once.ts';
import type {
  CompileResult,
  CompileTask,
  MakerSettings,
  PageJob,
  PrintFrame,
  PrintResult,
  RenderFrame,
  RenderResult,
} from './page-job.ts';

/** Compiles and prints pages, in this thread or in one of the pool. It holds nothing of a page once that is done. */
export interface PageMaker {
  /** Loads what compiling takes, before there is anything to compile; with a file, by its absolute path, it is tried on that, and printing is loaded as well. */
  readonly prepare: (file: string | null) => Promise<void>;
  readonly compile: (tasks: readonly CompileTask[]) => Promise<readonly CompileResult[]>;
  /** The jobs are `PageJob`s as JSON: in that form they have been hashed, and cross threads quickest. */
  readonly render: (frame: RenderFrame, jobs: readonly string[]) => Promise<readonly RenderResult[]>;
  readonly print: (frame: PrintFrame, job: PageJob) => Promise<PrintResult>;
}

/** Returns a maker of pages. The Markdown pipeline and React are loaded by the first page that needs them. */
export function createPageMaker({ root, pageFolder, markdown, isProfiled }: MakerSettings): PageMaker {
  const store = openPageStore(pageFolder);
  const plugins: [plugin: string, ms: number][] = [];
  const onPluginTime = isProfiled ? (plugin: string, ms: number) => void plugins.push([plugin, ms]) : undefined;
  const compiler = once(async () => {
    const { createCompiler } = await import('../../markdown/compile.ts');
    return createCompiler(markdown, { loadSatteri: () => loadSatteri(root), loadTranslations, onPluginTime });
  });
  const compileFile = createFileCompiler({ root, store, compiler });
  const collect = createCollector();
  const printer = once(async () => (await import('./print-job.ts')).createJobPrinter(root, compileFile));
  const renderer = once(async () => (await import('./render-job.ts')).createJobRenderer(await printer()));
  return {
    prepare: async (file) => {
      const compile = await compiler();
      if (file === null) return;
      await printer();
      // Grammars are compiled as they are first used, which takes longer than a page.
      const read = createIncludeReader(root, relative(root, file));
      await compile(await readFile(file, 'utf8'), { format: pageFormat(file), locales: [], read });
    },
    compile: async (tasks) => {
      const results: CompileResult[] = [];
      for (const task of tasks) {
        const start = performance.now();
        const { page, digest } = await compileFile(task);
        const { tree: _tree, excerpt: _excerpt, ...facts } = page;
        const ms = performance.now() - start;
        results.push({ digest, facts: JSON.stringify(facts), plugins: plugins.splice(0), ms });
      }
      return results;
    },
    render: async (frame, jobs) => {
      const render = await renderer();
      const results: RenderResult[] = [];
      for (const json of jobs) {
        const job: PageJob = JSON.parse(json);
        results.push(await render(frame, job));
      }
      collect();
      return results;
    },
    print: async (frame, job) => (await printer())(frame, job),
  };
}
