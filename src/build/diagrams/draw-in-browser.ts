import { createRequire } from 'node:module';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import type { Drawing } from './drawing.ts';
import { DiagramError } from './mermaid-source.ts';

/** What draws any diagram that Mermaid knows. */
export interface BrowserDrawer {
  /** Of Mermaid. */
  readonly version: string;
  /** Throws a `DiagramError`. */
  readonly draw: (source: string) => Promise<Drawing>;
  readonly close: () => Promise<void>;
}

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Returns a drawer by Mermaid 11 in a Chromium; null where the site or docsgen has not installed what it takes. */
export function openBrowserDrawer(root: string): BrowserDrawer | null {
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

async function launch(driver: string, executablePath: string): Promise<Browser> {
  const { default: playwright }: { readonly default: typeof import('playwright-core') } = await import(
    pathToFileURL(driver).href
  );
  try {
    return await playwright.chromium.launch({ executablePath, args: ['--disable-gpu'] });
  } catch {
    const hint = 'Name another Chromium in the variable CHROME_PATH.';
    throw new DiagramError(`"${executablePath}", which is to draw this diagram, does not start`, 1, hint);
  }
}

async function drawOnPage(browser: Browser, script: string, source: string): Promise<Drawing> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  try {
    // Nothing is fetched: the diagram may name pictures and fonts.
    await page.route(/^https?:/, (route) => route.abort());
    // A drawing depends on its source alone: on no day, and on no chance.
    await page.clock.setFixedTime(0);
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ path: script });
    const result = await page.evaluate(drawBothModes, source);
    if ('message' in result)
      throw new DiagramError(`Mermaid cannot draw this diagram: ${result.message}`, result.line, 'Mend the line.');
    return { ...result, light: withoutAddresses(result.light), dark: withoutAddresses(result.dark) };
  } finally {
    await page.close();
  }
}

type PageResult = Drawing | { readonly message: string; readonly line: number };

/** Runs in the page. */
async function drawBothModes(source: string): Promise<PageResult> {
  interface Mermaid {
    readonly initialize: (options: Readonly<Record<string, unknown>>) => void;
    readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>;
  }
  const { mermaid } = globalThis as unknown as { readonly mermaid: Mermaid };
  const draw = async (theme: string): Promise<string> => {
    const fontFamily = 'Arial, sans-serif';
    const plain = { htmlLabels: false, useMaxWidth: false };
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    mermaid.initialize({
      startOnLoad: false,
      theme,
      fontFamily,
      htmlLabels: false,
      flowchart: plain,
      class: plain,
      state: plain,
      deterministicIds: true,
    });
    return (await mermaid.render(`diagram-${theme}`, source)).svg;
  };
  try {
    const light = await draw('neutral');
    const dark = await draw('dark');
    const view = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(light);
    return { light, dark, width: Math.ceil(Number(view?.[1] ?? 0)), height: Math.ceil(Number(view?.[2] ?? 0)) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      message: (text.split('\n')[0] ?? text).replace(/[.:]+$/, ''),
      line: Number(/line (\d+)/.exec(text)?.[1] ?? 1),
    };
  }
}

function withoutAddresses(svg: string): string {
  return svg.replace(/@import\s+url\([^)]*\);?/g, '').replace(/url\((['"]?)https?:[^)]*\)/g, 'none');
}

function resolvePeer(root: string, name: string): string | null {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // It may be installed beside docsgen.
    }
  }
  return null;
}

function findChromium(): string | null {
  const named = process.env['CHROME_PATH'] ?? '';
  if (named !== '') return isExecutable(named) ? named : null;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  const others = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const paths = folders.flatMap((folder) => browserNames.map((name) => join(folder, name)));
  return [...paths, ...others].find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
