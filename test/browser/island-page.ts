import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { projectRoot } from '../support/docsgen.ts';
import { isReady, openEmpty, type ReaderOptions } from './frame.ts';
import { origin } from './navigation-page.ts';

/** The files of the color switch: an island that every page has in its frame. */
export const islandCode = '**/assets/ColorSwitch-*.js';

/** What the server would have sent of the switch that breaks, with a paragraph as its child. */
export const fragileMarkup =
  '<docs-island name="ColorSwitch" prefix="_test_" props="{}">' +
  '<div><button type="button">Press</button><docs-slot><p>Inside</p></docs-slot></div></docs-island>';

/**
 * Makes the color switch of the site a component that breaks, as a component of the site's own
 * might.
 */
export async function breakSwitch(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, 'test/fixtures/islands/Fragile.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const body = outputFiles[0]?.text ?? '';
  await page.route(islandCode, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

interface IslandOptions extends ReaderOptions {
  /** HTML at the end of the page's text. */
  readonly markup?: string;
  /** Runs before the page is asked for. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens a page whose text ends with an island, as it would where a writer has placed one. */
export async function openWithIsland(
  address: string,
  { markup = '', prepare, ...options }: IslandOptions = {},
): Promise<Page> {
  const page = await openEmpty({ reducedMotion: 'reduce', ...options });
  await prepare?.(page);
  await page.route(origin + address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</main>', `${markup}$&`) });
  });
  await page.goto(origin + address);
  await isReady(page);
  return page;
}
