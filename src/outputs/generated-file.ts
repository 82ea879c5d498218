import type { RenderInput } from '../pipeline/render-input.ts';
import type { Route } from '../site/graph/site.ts';
import { hashOf } from '../system/hash.ts';

/** A file beside the pages. `build` makes it only if its key has changed. */
export interface GeneratedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Returns what identifies everything that the file's bytes depend on. */
  readonly key: () => string;
  /** Name of the locale that the file belongs to; null for a file of the whole site. */
  readonly locale: string | null;
  readonly make: () => Promise<string | Uint8Array>;
}

/** What the files beside the pages are made from. */
export interface GeneratedFilesInput extends Pick<
  RenderInput,
  'site' | 'compiled' | 'theme' | 'client' | 'tasks' | 'pluginChanges'
> {
  /** The pages that are built: those of the wanted locales. */
  readonly routes: readonly Route[];
  /** Names of the locales that are built. */
  readonly locales: ReadonlySet<string>;
}

/** Returns a file whose whole text is its key: one that is cheap to write. `write` is called once at most. */
export function textFile(path: string, locale: string | null, write: () => string): GeneratedFile {
  let text: string | null = null;
  const written = () => (text ??= write());
  return { path, locale, key: () => hashOf(written()), make: () => Promise.resolve(written()) };
}
