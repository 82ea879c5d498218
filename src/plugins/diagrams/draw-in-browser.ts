import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import { drawOnPage } from './draw-on-page.ts';
import type { Drawing } from './drawing.ts';
import { findChromium } from '../../system/find-chromium.ts';
import { DiagramError } from './mermaid-source.ts';
import { hasFields } from '../../shared/has-fields.ts';

/** Draws all kinds of diagrams that Mermaid supports. */
export interface BrowserRenderer {
  /** Version of Mermaid. */
  readonly version: string;
  /** Throws a `DiagramError` if Mermaid cannot draw the diagram. */
  readonly draw: (source: string) => Promise<Drawing>;
  readonly close: () => Promise<void>;
}

/**
 * Returns a renderer that uses Mermaid 11 in Chromium. Returns null if the packages or Chromium are
 * not installed.
 */
export function openBrowserRenderer(root: string): BrowserRenderer | null {
  const script = resolvePeer(root, 'mermaid/dist/mermaid.min.js');
  const description = resolvePeer(root, 'mermaid/package.json');
  const driver = resolvePeer(root, 'playwright-core');
  const executablePath = findChromium();
  if (script === null || description === null || driver === null || executablePath === null) return null;
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(description, 'utf8')));
  let browser: Promise<Browser> | null = null;
  return {
    version,
    draw: async (source) => drawOnPage(await (browser ??= launch(driver, executablePath)), script, source),
    close: async () => (await browser?.catch(() => null))?.close(),
  };
}

/** The package `playwright-core`. */
interface Driver {
  readonly default: typeof import('playwright-core');
}

async function launch(driver: string, executablePath: string): Promise<Browser> {
  const module: unknown = await import(pathToFileURL(driver).href);
  try {
    if (!hasFields<Driver>(module, 'default')) throw new TypeError('The package exports no driver');
    return await module.default.chromium.launch({ executablePath, args: ['--disable-gpu'] });
  } catch {
    const hint = 'Name another Chromium in the variable CHROME_PATH.';
    throw new DiagramError(`"${executablePath}", which should draw this diagram, does not start`, 1, hint);
  }
}

function resolvePeer(root: string, name: string): string | null {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // The package may be installed next to docsgen instead.
    }
  }
  return null;
}
