/** The part of the package `twoslash` that docsgen uses. */
export interface TwoslashPackage {
  readonly createTwoslasher: (options: {
    /** The module `typescript`, with the files that it may read. */
    readonly tsModule: { readonly sys: FileReader };
    readonly vfsRoot: string;
    readonly tsLibDirectory: string;
  }) => Twoslasher;
}

/** The part of TypeScript's access to files that twoslash uses. */
export interface FileReader {
  readonly fileExists: (path: string) => boolean;
  readonly directoryExists: (path: string) => boolean;
  readonly readFile: (path: string, encoding?: string) => string | undefined;
  readonly getDirectories: (path: string) => readonly string[];
  readonly readDirectory: (path: string, ...selection: readonly unknown[]) => readonly string[];
  readonly resolvePath: (path: string) => string;
  readonly realpath?: (path: string) => string;
}

/** Checks a sample. Throws an error for a sample that it cannot read. */
export type Twoslasher = (code: string, language: string, options: TwoslasherOptions) => TwoslashResult;

interface TwoslasherOptions {
  readonly handbookOptions: { readonly noErrorValidation: boolean };
  /** Is called for each error while its position is still that in the source. */
  readonly filterNode: (node: SourceError | { readonly type: Exclude<TwoslashNode['type'], 'error'> }) => boolean;
}

interface SourceError {
  readonly type: 'error';
  readonly code: number;
  /** Offset in the source. */
  readonly start: number;
  readonly text: string;
}

/** A sample as it is shown: without the comments for twoslash and without what these cut. */
export interface TwoslashResult {
  readonly code: string;
  readonly nodes: readonly TwoslashNode[];
  readonly meta: {
    readonly flagNotations: readonly { readonly type: string; readonly name: string; readonly start: number }[];
    readonly handbookOptions: { readonly errors: readonly number[] };
  };
}

interface TwoslashPlace {
  /** Line and column in the shown code, from 0. */
  readonly line: number;
  readonly character: number;
  readonly length: number;
}

/** What is known about a part of the shown code. */
export type TwoslashNode = TwoslashPlace &
  (
    | { readonly type: 'hover' | 'query'; readonly text: string; readonly docs?: string | undefined }
    | { readonly type: 'error'; readonly code: number; readonly text: string }
    | { readonly type: 'highlight'; readonly text?: string | undefined }
    | { readonly type: 'completion'; readonly completions: readonly { readonly name: string }[] }
    | { readonly type: 'tag' }
  );

/** What twoslash throws for a comment that it cannot follow. */
export interface TwoslashError {
  readonly description: string;
}
