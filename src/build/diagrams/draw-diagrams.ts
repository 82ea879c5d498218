import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CompiledPage } from '../../markdown/compiled-page.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import { includedPath } from '../include-reader.ts';
import { type DiagramCache, openDiagramCache } from './diagram-cache.ts';
import { type BrowserDrawer, openBrowserDrawer } from './draw-in-browser.ts';
import type { Drawing } from './draw-plain.ts';
import { DiagramError, type MermaidSource, readMermaid } from './mermaid-source.ts';

/** A diagram's files, relative to the output folder, and its size in CSS pixels. */
export interface DrawnDiagram {
  readonly light: OutputSvg;
  readonly dark: OutputSvg;
  readonly width: number;
  readonly height: number;
}

export interface OutputSvg {
  readonly path: string;
  readonly content: string;
}

/** The drawings of a site, by the source of the diagram. */
export type Diagrams = ReadonlyMap<string, DrawnDiagram>;

interface DrawOptions {
  readonly root: string;
  readonly cache: string;
  /** By path relative to the site's root. */
  readonly pages: ReadonlyMap<string, CompiledPage>;
}

/** Returns every diagram of a site drawn once, from the cache where it was drawn before. Nothing is loaded for a site without any. */
export async function drawDiagrams({ root, cache, pages }: DrawOptions): Promise<Outcome<Diagrams>> {
  const drawn = new Map<string, DrawnDiagram>();
  const failed = new Map<string, DiagramError>();
  const problems: Problem[] = [];
  const drawer = createDrawer(root, openDiagramCache(join(cache, 'cache', 'diagrams')));
  for (const [page, { diagrams }] of pages) {
    for (const { source, file, line, column } of diagrams) {
      if (!drawn.has(source) && !failed.has(source)) {
        const result = await drawer.draw(source);
        if (result instanceof DiagramError) failed.set(source, result);
        else drawn.set(source, outputOf(result));
      }
      const error = failed.get(source);
      if (!error) continue;
      const path = file === undefined ? page : includedPath(page, file);
      const { message, hint } = error;
      problems.push({ severity: 'error', title: `${message}.`, hint, file: path, line: line + error.line, column });
    }
  }
  await drawer.close();
  return { value: drawn, problems };
}

function createDrawer(root: string, cache: DiagramCache) {
  let browser: Promise<BrowserDrawer | null> | null = null;
  const drawNew = async (source: string): Promise<Drawing> => {
    const read = readMermaid(source);
    const plain = read.kind === null ? unknownKind(read) : await tryPlain(read);
    if (!(plain instanceof DiagramError)) return plain;
    const inBrowser = await (browser ??= openBrowserDrawer(root));
    if (inBrowser) return inBrowser.draw(source);
    throw plain;
  };
  return {
    async draw(source: string): Promise<Drawing | DiagramError> {
      const kept = await cache.get(source);
      if (kept) return kept;
      try {
        const drawing = await drawNew(source);
        await cache.set(source, drawing);
        return drawing;
      } catch (error) {
        if (error instanceof DiagramError) return error;
        throw error;
      }
    },
    close: async (): Promise<void> => (await browser)?.close(),
  };
}

async function tryPlain(source: MermaidSource): Promise<Drawing | DiagramError> {
  const { drawPlain } = await import('./draw-plain.ts');
  try {
    return source.kind === null ? unknownKind(source) : drawPlain(source, source.kind);
  } catch (error) {
    if (error instanceof DiagramError) return error;
    throw error;
  }
}

function unknownKind({ header }: MermaidSource): DiagramError {
  return new DiagramError(`"${header.text}" is no kind of diagram that docsgen draws by itself`, header.line);
}

function outputOf({ light, dark, width, height }: Drawing): DrawnDiagram {
  const file = (content: string): OutputSvg => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { path: `assets/diagram-${hash}.svg`, content };
  };
  return { light: file(light), dark: file(dark), width, height };
}
