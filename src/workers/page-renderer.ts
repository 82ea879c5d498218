import type { FileContext } from '../markdown/page/file-context.ts';
import { loadTheme } from '../bundler/open-theme.ts';
import { openCache } from '../cache/cache.ts';
import { createFileCompiler } from './compile-file.ts';
import { createCollector } from './create-collector.ts';
import { once } from '../system/once.ts';
import type {
  CompileResult,
  CompileTask,
  PoolSettings,
  PageJob,
  StageRenderSettings,
  RenderResult,
} from './page-job.ts';
import type { JobRenderer } from './render-job.ts';
import { hasFields } from '../shared/has-fields.ts';

/**
 * Compiles and renders pages, in this thread or in one of the pool. It keeps nothing of a finished
 * page.
 */
export interface PageRenderer {
  /** Loads the compiler, before there is anything to compile. */
  readonly prepare: () => Promise<void>;
  /** Compiles a text and drops the result. */
  readonly warmUp: (text: string, file: FileContext) => Promise<void>;
  readonly compile: (tasks: readonly CompileTask[]) => Promise<readonly CompileResult[]>;
  /**
   * Renders pages into the stage. The jobs are `PageJob`s as JSON: they are in that form already,
   * because they were hashed, and JSON is the fastest way to send them to a thread.
   */
  readonly render: (settings: StageRenderSettings, jobs: readonly string[]) => Promise<readonly RenderResult[]>;
  readonly renderHtml: JobRenderer['renderHtml'];
  readonly renderText: JobRenderer['renderText'];
  /** Loads the theme and the renderer, before there is anything to render. */
  readonly prepareRendering: (themeFile: string) => Promise<void>;
}

/**
 * Returns a page renderer. The Markdown pipeline and React are loaded by the first page that needs
 * them.
 */
export function createPageRenderer(pool: PoolSettings): PageRenderer {
  const { root, cache, markdown, pluginModules: modules, isProfiled } = pool;
  const stored = openCache(cache).files('pages');
  const plugins: [plugin: string, ms: number][] = [];
  const onPluginTime = isProfiled ? (plugin: string, ms: number) => void plugins.push([plugin, ms]) : undefined;
  const loadPlugins = async () => {
    const { loadExtensions } = await import('../plugins/loading/load-extensions.ts');
    return loadExtensions(markdown.plugins, { root, modules });
  };
  const extensions = once(loadPlugins);
  const compiler = once(async () => {
    const { createCompiler } = await import('../markdown/compile.ts');
    return createCompiler(markdown, { loadExtensions: extensions, onPluginTime });
  });
  const compileFile = createFileCompiler({ site: pool, stored, compiler });
  const collect = createCollector();
  const jobRenderer = once(async () =>
    (await import('./render-job.ts')).createJobRenderer(root, compileFile, markdown),
  );
  const stageRenderer = once(async () =>
    (await import('./render-to-stage.ts')).createStageRenderer(await jobRenderer()),
  );
  return {
    prepare: async () => void (await compiler()),
    warmUp: async (text, file) => void (await (await compiler())(text, file)),
    compile: async (tasks) => {
      const results: CompileResult[] = [];
      for (const task of tasks) {
        const start = performance.now();
        const { page, digest } = await compileFile(task);
        const { tree: _tree, excerpt: _excerpt, ...metadata } = page;
        const ms = performance.now() - start;
        results.push({ digest, metadata: JSON.stringify(metadata), plugins: plugins.splice(0), ms });
      }
      return results;
    },
    render: async (settings, jobs) => {
      const render = await stageRenderer();
      const results: RenderResult[] = [];
      for (const json of jobs) {
        const job: unknown = JSON.parse(json);
        if (!hasFields<PageJob>(job, 'output', 'props', 'texts')) throw new TypeError('This is not a page job');
        results.push(await render(settings, job));
      }
      await collect();
      return results;
    },
    renderHtml: async (settings, job) => (await jobRenderer()).renderHtml(settings, job),
    renderText: async (settings, job) => (await jobRenderer()).renderText(settings, job),
    prepareRendering: async (themeFile) => void (await Promise.all([stageRenderer(), loadTheme(themeFile)])),
  };
}
