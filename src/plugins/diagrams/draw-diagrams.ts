import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PageMetadata, Diagram } from '../../markdown/page/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { Cache } from '../../cache/cache.ts';
import type { SitePlugins } from '../loading/open-plugins.ts';
import type { Drawing } from '../contract/drawer.ts';
import { type Drawers, openDrawers } from './open-drawers.ts';
import { DiagramError } from './mermaid-source.ts';

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

/** The drawings of a site, by `keyOf` their diagrams. */
export type Diagrams = ReadonlyMap<string, DrawnDiagram>;

/** Returns what tells a diagram from others: its language and source. */
export function keyOf({ language, source }: Pick<Diagram, 'language' | 'source'>): string {
  return `${language}\n${source}`;
}

interface DrawingOptions {
  readonly root: string;
  readonly plugins: Pick<SitePlugins, 'plugins'>;
  readonly cache: Cache;
}

/** Draws each diagram of a site once, or takes the drawing from the cache. */
export interface DiagramDrawing {
  /** Begins to draw the diagrams of a page, while other pages are compiled in threads. */
  readonly add: (page: PageMetadata) => void;
  /**
   * Returns the drawings of all pages, which are given by path relative to the root of the site.
   */
  readonly finish: (pages: ReadonlyMap<string, PageMetadata>) => Promise<Outcome<Diagrams>>;
  readonly close: () => Promise<void>;
}

/** Opens the drawing of diagrams. Loads no renderer if the site has none. */
export function openDiagramDrawing({ root, plugins, cache }: DrawingOptions): DiagramDrawing {
  let opened: Drawers | null = null;
  const drawers = () => (opened ??= openDrawers({ root, plugins, files: cache.files('diagrams') }));
  const drawings = new Map<string, Promise<DrawnDiagram | DiagramError>>();
  let latest: Promise<unknown> = Promise.resolve();
  const draw = (diagram: Diagram): Promise<DrawnDiagram | DiagramError> => {
    const key = keyOf(diagram);
    const known = drawings.get(key);
    if (known) return known;
    // One after the other, and each when threads have got their next pages.
    const drawing = latest
      .then(() => setImmediate())
      .then(() => drawers().draw(diagram))
      .then(outputOf, diagramError);
    latest = drawing.catch(() => undefined);
    drawings.set(key, drawing);
    return drawing;
  };
  return {
    add: ({ diagrams }) => {
      for (const diagram of diagrams) void draw(diagram);
    },
    finish: async (pages) => {
      const drawn = new Map<string, DrawnDiagram>();
      const problems: Problem[] = [];
      for (const [page, { diagrams }] of pages) {
        for (const diagram of diagrams) {
          const result = await draw(diagram);
          if (result instanceof DiagramError) problems.push(problemOf(result, page, diagram));
          else drawn.set(keyOf(diagram), result);
        }
      }
      return { value: drawn, problems };
    },
    close: async () => {
      await latest;
      await opened?.close();
    },
  };
}

function problemOf({ message, hint, line }: DiagramError, page: string, use: Diagram): Problem {
  const file = use.file === undefined ? page : includedPath(page, use.file);
  // In a nested block, a line of the diagram may be shorter than the indent of the fence. So the
  // column is 1.
  const place = use.included ? { line: use.line, column: use.column } : { line: use.line + line, column: 1 };
  const where = use.included ? `It is in line ${line} of the file that is included here. ` : '';
  return asProblem({ code: 'invalid-diagram', title: `${message}.`, hint: where + hint, file, ...place });
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
