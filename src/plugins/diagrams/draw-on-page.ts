import type { Browser } from 'playwright-core';
import { type Drawing, withoutAddresses } from './drawing.ts';
import { DiagramError } from './mermaid-source.ts';
import { darkTheme, lightTheme, type MermaidTheme } from './mermaid-theme.ts';

/**
 * Returns a drawing that Mermaid makes on a new page; throws a `DiagramError` at what it cannot
 * draw.
 */
export async function drawOnPage(browser: Browser, script: string, source: string): Promise<Drawing> {
  // Some drawings are as wide as the page that they are made on.
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  try {
    // Nothing is fetched: the diagram may name pictures and fonts.
    await page.route(/^https?:/, (route) => route.abort());
    // A drawing depends on its source alone: on no day, and on no chance.
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

/** Runs in the page. */
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
    // What is HTML in it becomes XML, as a file must be.
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

/** As a picture, a drawing has its own size, and fetches nothing. */
function finishSvg(svg: string, { width, height }: { readonly width: number; readonly height: number }): string {
  const sized = svg.replace(/^<svg\b[^>]*>/, (tag) =>
    tag.replace(/ (?:width|height|style)="[^"]*"/g, '').replace('<svg', `<svg width="${width}" height="${height}"`),
  );
  return withoutAddresses(sized.replace(/@import\s+url\([^)]*\);?/g, ''));
}
