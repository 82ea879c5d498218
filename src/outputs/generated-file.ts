import type { RenderInput } from '../pipeline/render-input.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { Route } from '../site/graph/site.ts';
import { hashOf } from '../system/hash.ts';

/** A file beside the pages. `build` makes it only if its key has changed. */
export interface GeneratedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Returns what identifies everything that the file's bytes depend on. */
  readonly key: () => string | Promise<string>;
  /** Name of the locale that the file belongs to; null for a file of the whole site. */
  readonly locale: string | null;
  readonly make: () => Promise<string | Uint8Array>;
  /** What a site without this file has in its configuration, if it can be without. */
  readonly optOut?: string | undefined;
}

/** The Markdown copies of pages, by their files. */
export interface MarkdownCopies {
  /** Returns the hash of a copy. */
  readonly hash: (file: string) => string;
  readonly read: (file: string) => Promise<string>;
}

/** What the files beside the pages are made from. */
export interface GeneratedFilesInput extends Pick<
  RenderInput,
  'site' | 'compiled' | 'theme' | 'client' | 'pluginChanges'
> {
  /** The pages that are built: those of the wanted locales. */
  readonly routes: readonly Route[];
  readonly copies: MarkdownCopies;
  /** Names of the locales that are built. */
  readonly locales: ReadonlySet<string>;
  readonly texts: PageTexts;
}

/** How the files get at the texts of pages. */
export interface PageTexts {
  /**
   * Returns what these pages are rendered from. A build has it already, `dev` compiles the pages
   * now.
   */
  readonly prepare: (routes: readonly Route[]) => Promise<RenderInput>;
  readonly render: WorkerPool['renderText'];
}

/**
 * Returns a file whose whole text is its key: one that is cheap to write. `write` is called once at
 * most.
 */
export function textFile(path: string, locale: string | null, write: () => string): GeneratedFile {
  let text: string | null = null;
  const written = () => (text ??= write());
  return { path, locale, key: () => hashOf(written()), make: () => Promise.resolve(written()) };
}
