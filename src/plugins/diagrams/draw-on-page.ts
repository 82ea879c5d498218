import type { Browser } from 'playwright-core';
import { type Drawing, withoutAddresses } from './drawing.ts';
import { DiagramError } from './mermaid-source.ts';
import { darkTheme, lightTheme, type MermaidTheme } from './mermaid-theme.ts';

/**
 * Draws a diagram with Mermaid on a new page of the browser. Throws a `DiagramError` if Mermaid
 * cannot draw it.
 */
export async function drawOnPage(browser: Browser, script: string, source: string): Promise<Drawing> {
  // The width of some drawings depends on the width of the page.
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  try {
    // All network requests are blocked, because a diagram may refer to pictures and fonts.
    await page.route(/^https?:/, (route) => route.abort());
    // A drawing must depend only on its source, so the time is fixed. The random seed below is
    // fixed too.
    await page.clock.setFixedTime(0);
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ path: script });
    const result = await page.evaluate(drawBothModes, { source, themes: { light: lightTheme, dark: darkTheme } });
    if ('message' in result)
      throw new DiagramError(`Mermaid cannot draw this diagram: ${result.message}`, result.line, 'Fix the line.');
    return { ...result, light: finishSvg(result.light, result), dark: finishSvg(result.dark, result) };
  } finally {
    await page.close();
  }
}

type PageResult = Drawing | { readonly message: string; readonly line: number };

interface PageInput {
  readonly source: string;
  readonly themes: { readonly light: MermaidTheme; readonly dark: MermaidTheme };
}

/** Runs in the browser page. */
async function drawBothModes({ source, themes }: PageInput): Promise<PageResult> {
  interface Mermaid {
    readonly initialize: (options: Readonly<Record<string, unknown>>) => void;
    readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>;
  }
  const { mermaid }: typeof globalThis & { readonly mermaid?: Mermaid } = globalThis;
  if (!mermaid) throw new Error('The script of Mermaid did not run.');
  const draw = async (themeVariables: MermaidTheme): Promise<string> => {
    const fontFamily = 'Arial, sans-serif';
    const plain = { htmlLabels: false, useMaxWidth: false };
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    mermaid.initialize({
      startOnLoad: false,
      theme: 'base',
      themeVariables,
      fontFamily,
      htmlLabels: false,
      flowchart: plain,
      class: plain,
      state: plain,
      deterministicIds: true,
    });
    const { svg } = await mermaid.render('diagram', source);
    // The SVG may contain HTML. An SVG file must be XML, so it is parsed as HTML and serialized as
    // XML.
    const [root] = new DOMParser().parseFromString(svg, 'text/html').body.children;
    return root ? new XMLSerializer().serializeToString(root) : '';
  };
  try {
    const light = await draw(themes.light);
    const dark = await draw(themes.dark);
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

/**
 * Gives the SVG a fixed size and removes references to external resources, so that it can be used
 * as a picture.
 */
function finishSvg(svg: string, { width, height }: { readonly width: number; readonly height: number }): string {
  const sized = svg.replace(/^<svg\b[^>]*>/, (tag) =>
    tag.replace(/ (?:width|height|style)="[^"]*"/g, '').replace('<svg', `<svg width="${width}" height="${height}"`),
  );
  return withoutAddresses(sized.replace(/@import\s+url\([^)]*\);?/g, ''));
}
