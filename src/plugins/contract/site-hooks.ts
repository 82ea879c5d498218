import type { PageFacts, PublishedPage } from './page-facts.ts';

/** A broken link or picture. */
export interface BrokenReference {
  /** `link`, `image` for a picture, `file` for any other file. */
  readonly kind: 'link' | 'image' | 'file';
  /** The address as the author wrote it. */
  readonly target: string;
  /** The file that refers to it, relative to the site's root. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1. */
  readonly column: number;
  /** Name of the locale of the page. */
  readonly locale: string;
}

/** What docsgen does for a service worker. */
export interface ServiceWorker {
  /**
   * Each language gets a page of kind `offline`, which the worker can show in place of a page that
   * cannot be loaded. With the base `./`, there is none.
   */
  readonly offlinePage: boolean;
}

/** A file of the output. */
export interface PublishedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Hash of its bytes. */
  readonly hash: string;
  /** Name of the locale that it belongs to; null for a file of all locales. */
  readonly locale: string | null;
}

/** What the hook `output` knows about the site, and how it writes files. */
export interface OutputContext {
  /** URL of the site, with its base: `https://docs.example.com/base/`. */
  readonly siteUrl: string;
  /** Path under which the site is served: `/` or `/base/`; `./` if it works under any path. */
  readonly base: string;
  /**
   * All pages of the output. If only some locales are built, the pages of the others come from
   * earlier builds.
   */
  readonly pages: readonly (PageFacts & PublishedPage)[];
  /**
   * All files in the output folder, except those of plugins and compressed copies, sorted by path.
   * For locales that are not built, these are the files of earlier builds.
   */
  readonly files: readonly PublishedFile[];
  /** Writes a file, at a path relative to the output folder. */
  readonly write: (path: string, content: string | Uint8Array) => void;
}

/** A command that a plugin adds. */
export interface PluginCommand {
  /** Name of the command: `docsgen <name>`. docsgen's own commands cannot be replaced. */
  readonly name: string;
  /** One sentence for `docsgen help <name>`. `docsgen --help` does not list plugin commands. */
  readonly description: string;
  /** Runs the command with the arguments after its name. */
  readonly run: (context: CommandContext) => void | Promise<void>;
}

/** What a command of a plugin gets. */
export interface CommandContext {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
}
