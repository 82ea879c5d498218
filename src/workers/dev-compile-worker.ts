// The code of the dev compile worker: the thread that compiles the pages that a writer waits for.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { decodeText } from '../content/decode-text.ts';
import { findFirstPage } from './find-first-page.ts';
import { createIncludeReader } from './include-reader.ts';
import type { CompileTask, PoolSettings } from './page-job.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';

// Loading the compiler takes as long as scanning a site, so it starts at once.
void import('../markdown/compile.ts');

const rendererOf = createRenderers();

/**
 * Returns a function that returns the page renderer for given settings. It keeps one renderer
 * only, because those of earlier configurations are not needed any more.
 */
function createRenderers(): (settings: PoolSettings) => PageRenderer {
  let latest: { readonly key: string; readonly renderer: PageRenderer } | null = null;
  return (settings) => {
    const key = JSON.stringify(settings);
    latest = latest?.key === key ? latest : { key, renderer: createPageRenderer(settings) };
    return latest.renderer;
  };
}

/** The argument of the function `compile`. */
export interface CompileOrder {
  readonly settings: PoolSettings;
  readonly tasks: readonly CompileTask[];
}

/** Compiles files. Returns one result for each task, in the order of the tasks. */
export function compile({ settings, tasks }: CompileOrder): ReturnType<PageRenderer['compile']> {
  return rendererOf(settings).compile(tasks);
}

/**
 * Compiles the site's first page and drops the result. This warms up the thread: the patterns of
 * grammars are compiled when they are first used, which takes longer than compiling a page.
 */
export async function warmUp(settings: PoolSettings): Promise<void> {
  const { root } = settings;
  const file = await findFirstPage(join(root, 'content'));
  if (file === null) return;
  const read = createIncludeReader(settings, relative(root, file));
  await rendererOf(settings).warmUp(decodeText(await readFile(file)).text, {
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    locales: [],
    read,
  });
}
