// What the thread runs that compiles the pages somebody waits for.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { decodeText } from '../content/decode-text.ts';
import { pageFormat } from '../content/page-file.ts';
import { findFirstPage } from './find-first-page.ts';
import { createIncludeReader } from './include-reader.ts';
import type { CompileTask, PoolSettings } from './page-job.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';

// It takes as long to load as a site takes to be scanned.
void import('../markdown/compile.ts');

const rendererOf = createRenderers();

/** Returns what gives the page maker of settings. It holds one: the ones of earlier configurations are not needed. */
function createRenderers(): (settings: PoolSettings) => PageRenderer {
  let latest: { readonly key: string; readonly renderer: PageRenderer } | null = null;
  return (settings) => {
    const key = JSON.stringify(settings);
    latest = latest?.key === key ? latest : { key, renderer: createPageRenderer(settings) };
    return latest.renderer;
  };
}

/** What the function `compile` is called with. */
export interface CompileOrder {
  readonly settings: PoolSettings;
  readonly tasks: readonly CompileTask[];
}

/** Compiles some files. */
export function compile({ settings, tasks }: CompileOrder): ReturnType<PageRenderer['compile']> {
  return rendererOf(settings).compile(tasks);
}

/** Compiles the site's first page for nothing but practice: grammars are compiled as they are first used, which takes longer than a page. */
export async function warmUp(settings: PoolSettings): Promise<void> {
  const { root } = settings;
  const file = await findFirstPage(join(root, 'content'));
  if (file === null) return;
  const read = createIncludeReader(settings, relative(root, file));
  await rendererOf(settings).warmUp(decodeText(await readFile(file)).text, {
    format: pageFormat(file),
    locales: [],
    read,
  });
}
