import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { ComponentUse, Heading, MarkdownMessage, Reference } from './compiled-page.ts';

/** What the plugins collect while one page goes through the pipeline. */
export interface PageDraft {
  readonly headings: Heading[];
  readonly references: Reference[];
  readonly messages: MarkdownMessage[];
  readonly script: ScriptDraft;
}

/** The JavaScript of a page, in the pieces in which the text has it. */
export interface ScriptDraft {
  readonly pieces: ScriptPiece[];
  /** Names that its imports and exports declare. */
  readonly declared: Set<string>;
  readonly components: ComponentUse[];
}

export interface ScriptPiece {
  /** Imports and exports, an expression, or an attribute such as `{...props}`. */
  readonly kind: 'module' | 'value' | 'spread';
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

declare module 'vfile' {
  interface DataMap {
    draft: PageDraft;
  }
}

/** Returns an empty draft. */
export function createDraft(): PageDraft {
  return {
    headings: [],
    references: [],
    messages: [],
    script: { pieces: [], declared: new Set(), components: [] },
  };
}

/** Returns the draft that travels with a file; throws where the pipeline was run without one. */
export function draftOf(file: VFile): PageDraft {
  const { draft } = file.data;
  if (!draft) throw new Error('The Markdown pipeline was run without a page draft.');
  return draft;
}

/** Returns the place where a node starts, the start of the file for a node that was made up. */
export function placeOf(node: { readonly position?: { readonly start: Point } | undefined }): {
  readonly line: number;
  readonly column: number;
} {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}
