import { createHash } from 'node:crypto';
import type { PageMetadata, Diagram } from '../../markdown/page/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import type { Cache } from '../../cache/cache.ts';
import type { FileNamespace } from '../../cache/files.ts';
import { type BrowserRenderer, openBrowserRenderer } from './draw-in-browser.ts';
import { type Drawing, drawingSchema } from './drawing.ts';
import { DiagramError, type MermaidSource, readMermaid } from './mermaid-source.ts';
import { writePlain } from './write-plain.ts';

/** The files of a diagram, and its size in CSS pixels. */
export interface DrawnDiagram {
  readonly light: OutputSvg;
  readonly dark: OutputSvg;
  readonly width: number;
  readonly height: number;
}

export interface OutputSvg {
  /** Relative to the output folder. */
  readonly path: string;
  readonly content: string;
}

/** The drawings of a site, by diagram source. */
export type Diagrams = ReadonlyMap<string, DrawnDiagram>;

interface DrawOptions {
  readonly root: string;
  readonly cache: Cache;
  /** By path, relative to the root of the site. */
  readonly pages: ReadonlyMap<string, PageMetadata>;
}

/**
 * Draws each diagram of a site once, or takes the drawing from the cache. Loads no renderer if the
 * site has no diagrams.
 */
export async function drawDiagrams({ root, cache, pages }: DrawOptions): Promise<Outcome<Diagrams>> {
  const drawn = new Map<string, DrawnDiagram>();
  const failed = new Map<string, DiagramError>();
  const problems: Problem[] = [];
  const uses = [...pages].flatMap(([page, { diagrams }]) => diagrams.map((diagram) => ({ page, ...diagram })));
  if (uses.length === 0) return { value: drawn, problems };

  const renderer = createRenderer(root, cache.files('diagrams'));
  for (const { page, source, ...use } of uses) {
    if (!drawn.has(source) && !failed.has(source)) {
      const result = await renderer.draw(source).catch(diagramError);
      if (result instanceof DiagramError) failed.set(source, result);
      else drawn.set(source, outputOf(result));
    }
    const error = failed.get(source);
    if (!error) continue;
    problems.push(problemOf(error, page, use));
  }
  await renderer.close();
  return { value: drawn, problems };
}

function problemOf({ message, hint, line }: DiagramError, page: string, use: Omit<Diagram, 'source'>): Problem {
  const file = use.file === undefined ? page : includedPath(page, use.file);
  // In a nested block, a line of the diagram may be shorter than the indent of the fence. So the
  // column is 1.
  const place = use.included ? { line: use.line, column: use.column } : { line: use.line + line, column: 1 };
  const where = use.included ? `It is in line ${line} of the file that is included here. ` : '';
  return { severity: 'error', code: 'invalid-diagram', title: `${message}.`, hint: where + hint, file, ...place };
}

function createRenderer(root: string, files: FileNamespace) {
  let browser: BrowserRenderer | null = null;
  const cached = async (key: string, draw: () => Promise<Drawing>): Promise<Drawing> => {
    const { bytes } = await files.get(key, async () => JSON.stringify(await draw()));
    return drawingSchema.parse(JSON.parse(bytes.toString()));
  };
  const drawPlainly = (read: MermaidSource): Promise<Drawing> => {
    const written = writePlain(read);
    return cached(`plain ${written.kind}\n${written.text}`, async () => {
      const { drawPlain } = await import('./draw-plain.ts');
      return drawPlain(written);
    });
  };
  return {
    /**
     * Draws a diagram without a browser if possible, otherwise with Mermaid in a browser. Throws a
     * `DiagramError`.
     */
    async draw(source: string): Promise<Drawing> {
      const read = readMermaid(source);
      try {
        return await drawPlainly(read);
      } catch (error) {
        const mistake = diagramError(error);
        const renderer = (browser ??= openBrowserRenderer(root));
        if (renderer === null) throw mistake;
        return await cached(`mermaid ${renderer.version}\n${source}`, () => renderer.draw(source));
      }
    },
    close: async (): Promise<void> => browser?.close(),
  };
}

/** Returns the error if it is a `DiagramError`, a mistake of the author. Throws any other error. */
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
