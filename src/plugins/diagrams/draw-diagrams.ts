import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageMetadata, Diagram } from '../../markdown/page/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { type FileCache, openFileCache } from '../../cache/file-cache.ts';
import { type BrowserDrawer, openBrowserDrawer } from './draw-in-browser.ts';
import { type Drawing, drawingSchema } from './drawing.ts';
import { DiagramError, type MermaidSource, readMermaid } from './mermaid-source.ts';
import { writePlain } from './write-plain.ts';

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
  readonly cache: Pick<BuildCache, 'folder' | 'identity'>;
  /** By path relative to the site's root. */
  readonly pages: ReadonlyMap<string, PageMetadata>;
}

/**
 * Returns every diagram of a site drawn once, from the cache where it was drawn before. Nothing is
 * loaded for a site without any.
 */
export async function drawDiagrams({ root, cache, pages }: DrawOptions): Promise<Outcome<Diagrams>> {
  const drawn = new Map<string, DrawnDiagram>();
  const failed = new Map<string, DiagramError>();
  const problems: Problem[] = [];
  const uses = [...pages].flatMap(([page, { diagrams }]) => diagrams.map((diagram) => ({ page, ...diagram })));
  if (uses.length === 0) return { value: drawn, problems };

  const drawer = createDrawer(root, await openFileCache(join(cache.folder, 'diagrams'), cache.identity));
  for (const { page, source, ...use } of uses) {
    if (!drawn.has(source) && !failed.has(source)) {
      const result = await drawer.draw(source).catch(diagramError);
      if (result instanceof DiagramError) failed.set(source, result);
      else drawn.set(source, outputOf(result));
    }
    const error = failed.get(source);
    if (!error) continue;
    problems.push(problemOf(error, page, use));
  }
  await drawer.close();
  return { value: drawn, problems };
}

function problemOf({ message, hint, line }: DiagramError, page: string, use: Omit<Diagram, 'source'>): Problem {
  const file = use.file === undefined ? page : includedPath(page, use.file);
  // A line of the diagram may be shorter than what stands before its fence.
  const place = use.included ? { line: use.line, column: use.column } : { line: use.line + line, column: 1 };
  const where = use.included ? `It is in line ${line} of the file that is included here. ` : '';
  return { severity: 'error', title: `${message}.`, hint: where + hint, file, ...place };
}

function createDrawer(root: string, files: FileCache) {
  let browser: BrowserDrawer | null = null;
  const keep = async (key: string, draw: () => Promise<Drawing>): Promise<Drawing> => {
    const { path } = await files.get(key, async () => Buffer.from(JSON.stringify(await draw())));
    return drawingSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  };
  const drawPlainly = (read: MermaidSource): Promise<Drawing> => {
    const written = writePlain(read);
    return keep(`plain ${written.kind}\n${written.text}`, async () => {
      const { drawPlain } = await import('./draw-plain.ts');
      return drawPlain(written);
    });
  };
  return {
    /** Throws a `DiagramError`. */
    async draw(source: string): Promise<Drawing> {
      const read = readMermaid(source);
      try {
        return await drawPlainly(read);
      } catch (error) {
        const mistake = diagramError(error);
        const drawer = (browser ??= openBrowserDrawer(root));
        if (drawer === null) throw mistake;
        return await keep(`mermaid ${drawer.version}\n${source}`, () => drawer.draw(source));
      }
    },
    close: async (): Promise<void> => browser?.close(),
  };
}

/** Returns a mistake of a diagram's author; throws every other. */
function diagramError(error: unknown): DiagramError {
  if (error instanceof DiagramError) return error;
  throw error;
}

function outputOf({ light, dark, width, height }: Drawing): DrawnDiagram {
  const file = (content: string): OutputSvg => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { path: `assets/diagram-${hash}.svg`, content };
  };
  return { light: file(light), dark: file(dark), width, height };
}
