import { createHash } from 'node:crypto';
import type { PageMetadata, Diagram } from '../../markdown/page/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import type { Cache } from '../../cache/cache.ts';
import type { SitePlugins } from '../loading/open-plugins.ts';
import type { Drawing } from '../contract/drawer.ts';
import { openDrawers } from './open-drawers.ts';
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

interface DrawOptions {
  readonly root: string;
  readonly plugins: Pick<SitePlugins, 'plugins'>;
  readonly cache: Cache;
  /** By path, relative to the root of the site. */
  readonly pages: ReadonlyMap<string, PageMetadata>;
}

/**
 * Draws each diagram of a site once, or takes the drawing from the cache. Loads no renderer if the
 * site has no diagrams.
 */
export async function drawDiagrams({ root, plugins, cache, pages }: DrawOptions): Promise<Outcome<Diagrams>> {
  const drawn = new Map<string, DrawnDiagram>();
  const failed = new Map<string, DiagramError>();
  const problems: Problem[] = [];
  const uses = [...pages].flatMap(([page, { diagrams }]) => diagrams.map((diagram) => ({ page, diagram })));
  if (uses.length === 0) return { value: drawn, problems };

  const drawers = openDrawers({ root, plugins, files: cache.files('diagrams') });
  for (const { page, diagram } of uses) {
    const key = keyOf(diagram);
    if (!drawn.has(key) && !failed.has(key)) {
      const result = await drawers.draw(diagram).catch(diagramError);
      if (result instanceof DiagramError) failed.set(key, result);
      else drawn.set(key, outputOf(result));
    }
    const error = failed.get(key);
    if (error) problems.push(problemOf(error, page, diagram));
  }
  await drawers.close();
  return { value: drawn, problems };
}

function problemOf({ message, hint, line }: DiagramError, page: string, use: Diagram): Problem {
  const file = use.file === undefined ? page : includedPath(page, use.file);
  // In a nested block, a line of the diagram may be shorter than the indent of the fence. So the
  // column is 1.
  const place = use.included ? { line: use.line, column: use.column } : { line: use.line + line, column: 1 };
  const where = use.included ? `It is in line ${line} of the file that is included here. ` : '';
  return { severity: 'error', code: 'invalid-diagram', title: `${message}.`, hint: where + hint, file, ...place };
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
