import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type {
  ComponentUse,
  Diagram,
  ExternalReference,
  Heading,
  MarkdownMessage,
  Reference,
  TextHeadTag,
} from './compiled-page.ts';
import type { FileContext } from './file-context.ts';
import type { IncludedSoFar } from './limits.ts';
import type { SourceLines } from './source-lines.ts';
import { createSourceLines } from './source-lines.ts';

/** What the plugins collect while one page goes through the pipeline. */
export interface CompileState {
  readonly context: FileContext;
  /** Whether the front matter has a title. */
  readonly hasTitle: boolean;
  readonly headings: Heading[];
  readonly references: Reference[];
  readonly externals: ExternalReference[];
  readonly diagrams: Diagram[];
  readonly head: TextHeadTag[];
  readonly messages: MarkdownMessage[];
  /** All line numbers in this state are global line numbers of these lines. */
  readonly lines: SourceLines;
  /** Hashes of the files that the page includes, by path. Null for a file that does not exist. */
  readonly dependencies: Map<string, string | null>;
  readonly included: IncludedSoFar;
  readonly script: ScriptState;
}

/** The JavaScript of a page, as separate pieces in the order of the text. */
export interface ScriptState {
  readonly pieces: ScriptPiece[];
  /** Names that the imports and exports of the page declare. */
  readonly declared: Set<string>;
  readonly components: ComponentUse[];
}

export interface ScriptPiece {
  /**
   * `module`: imports and exports. `value`: an expression. `spread`: an attribute such as
   * `{...props}`.
   */
  readonly kind: 'module' | 'value' | 'spread';
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

declare module 'vfile' {
  interface DataMap {
    state: CompileState;
  }
}

/** Returns an empty state. */
export function createCompileState(context: FileContext, { hasTitle = false } = {}): CompileState {
  return {
    context,
    hasTitle,
    headings: [],
    references: [],
    externals: [],
    diagrams: [],
    head: [],
    messages: [],
    lines: createSourceLines(),
    dependencies: new Map(),
    included: { files: 0, characters: 0 },
    script: { pieces: [], declared: new Set(), components: [] },
  };
}

/** Returns the compile state of a file. Throws if the pipeline was run without one. */
export function compileStateOf(file: VFile): CompileState {
  const { state } = file.data;
  if (!state) throw new Error('The Markdown pipeline was run without a compile state.');
  return state;
}

/**
 * Returns the place where a node starts. For a generated node, which has no position, returns the
 * start of the file.
 */
export function placeOf(node: { readonly position?: { readonly start: Point } | undefined }): {
  readonly line: number;
  readonly column: number;
} {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/**
 * Returns the place where a node starts, and the column after its last character in that line. The
 * end is not set for a node without a position.
 */
export function rangeOf(
  node: { readonly position?: { readonly start: Point; readonly end: Point } | undefined },
  lines: SourceLines,
): Pick<Reference, 'line' | 'column' | 'endColumn'> {
  const { start, end } = node.position ?? {};
  if (!start || !end) return placeOf(node);
  const endColumn = end.line === start.line ? end.column : lines.lengthOf(start.line) + 1;
  return { ...placeOf(node), ...(endColumn > start.column && { endColumn }) };
}
