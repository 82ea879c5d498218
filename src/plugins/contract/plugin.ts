import type { SiteConfig } from '../../collections/define-config.ts';
import type { StringsFields } from '../../config/fields/strings.ts';
import type { JsonValue } from '../../config/fields/plugins.ts';

/**
 * A plugin: a name, and the hooks that it needs. Every hook is optional. Hooks that concern a
 * single page may run in threads, so they must not keep anything between two calls.
 */
export interface Plugin {
  /** Its name in messages. */
  readonly name: string;
  /**
   * Returns a changed configuration. It gets what the configuration file exports. What it returns
   * is checked like the file.
   */
  readonly config?: (config: SiteConfig) => SiteConfig | Promise<SiteConfig>;
  /** Unified plugins for the text of every page. */
  readonly markdown?: MarkdownHook;
  /**
   * Returns the Markdown tree of a text without its front matter; null to leave the text to the
   * next parser. It is called for `.md` files only.
   */
  readonly parser?: (text: string) => MarkdownTree | null;
  /**
   * Words for components and for the interface, by the key of a locale or a language tag. The
   * site's own replace them.
   */
  readonly strings?: Readonly<Record<string, StringsFields>>;
  /** Draws code blocks of some languages as pictures, each once a site. */
  readonly draw?: readonly Drawer[];
  /** Returns the address that a broken link or picture gets; null to report it as broken. */
  readonly references?: (reference: BrokenReference) => string | null;
  /** Writes files beside the pages, after all pages are known. */
  readonly output?: (site: OutputContext) => void | Promise<void>;
  /** Commands for `docsgen`. */
  readonly commands?: readonly PluginCommand[];
}

/** The tree of a Markdown text, as mdast defines it. */
export interface MarkdownTree {
  readonly type: 'root';
  readonly children: readonly { readonly type: string }[];
}

/** A unified plugin, alone or with its options. */
export type UnifiedPlugin = UnifiedAttacher | readonly [plugin: UnifiedAttacher, ...options: unknown[]];

/** A function that unified calls with the options. It returns a function that changes a tree. */
export type UnifiedAttacher = (...options: never[]) => unknown;

/** Unified plugins, each alone or with its options: `[plugin, options]`. */
export interface MarkdownHook {
  /** Remark plugins that run before docsgen's own. Default: none. */
  readonly remarkFirst?: readonly UnifiedPlugin[];
  /** Remark plugins that run after docsgen's own. Default: none. */
  readonly remark?: readonly UnifiedPlugin[];
  /**
   * Rehype plugins that run right after the HTML was parsed, before docsgen resolves links and
   * highlights code. Default: none.
   */
  readonly rehype?: readonly UnifiedPlugin[];
  /** Rehype plugins that run after docsgen's own. Default: none. */
  readonly rehypeLast?: readonly UnifiedPlugin[];
}

/** Draws the code blocks of one language. */
export interface Drawer {
  /** The language, as it follows the opening fence. */
  readonly language: string;
  /** Returns the text alternative of a drawing. Default: the name of the language. */
  readonly describe?: (source: string) => string;
  /** Is called before the first drawing of a run. Not called if all drawings are in the cache. */
  readonly open: (context: DrawContext) => OpenedDrawer;
}

/** What a drawer may use. */
export interface DrawContext {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /**
   * Returns the drawing that the cache has under a key, or else makes and stores it. Drawings are
   * cached by their source already; this is for sources that give the same drawing.
   */
  readonly cached: (key: string, make: () => Promise<Drawing>) => Promise<Drawing>;
}

/** A drawer that is ready. */
export interface OpenedDrawer {
  /**
   * Returns the drawing of a source. An error that it throws is reported at the code block; the
   * error's `line`, from 1, and `hint` are used if it has them.
   */
  readonly draw: (source: string) => Drawing | Promise<Drawing>;
  /** Is called after the last drawing. */
  readonly close?: () => void | Promise<void>;
}

/** A drawing in both color modes. */
export interface Drawing {
  /** The SVG for light pages. */
  readonly light: string;
  /** The SVG for dark pages. */
  readonly dark: string;
  /** In CSS pixels. */
  readonly width: number;
  /** In CSS pixels. */
  readonly height: number;
}

/** A link or a picture that leads nowhere. */
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

/** What hooks know of a page. */
export interface PageFacts {
  /** Address of the page, without base. */
  readonly url: string;
  /** Name of its locale. */
  readonly locale: string;
  /** Name of its kind, such as `doc`, `post` or `page`. */
  readonly kind: string;
  /** Key of its collection; null for a page without one. */
  readonly collection: string | null;
  /** File that it is made from, relative to the site's root; null for a generated page. */
  readonly source: string | null;
  /** Title of the page. */
  readonly title: string;
  /** Its description; null if it has none. */
  readonly description: string | null;
  /** Its front matter; empty for a generated page. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** What the hook `output` knows of the site, and how it writes. */
export interface OutputContext {
  /** Address of the site, with its base: `https://docs.example.com/base/`. */
  readonly siteUrl: string;
  /** All pages of the locales that are built. */
  readonly pages: readonly (PageFacts & PublishedPage)[];
  /** Writes a file of the output, by its path relative to the output folder. */
  readonly write: (path: string, content: string | Uint8Array) => void;
}

/** Where a page is published. */
export interface PublishedPage {
  /** Its whole address. */
  readonly address: string;
  /** Its file, relative to the output folder. */
  readonly output: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The pictures in its text, as whole addresses. */
  readonly images: readonly string[];
}

/** A command that a plugin adds. */
export interface PluginCommand {
  /** Name of the command: `docsgen <name>`. docsgen's own commands cannot be replaced. */
  readonly name: string;
  /** One sentence for `docsgen --help`. */
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

/** What a plugin with options is made from. */
export interface PluginSetup {
  /** The options in the configuration; null if there are none. */
  readonly options: JsonValue;
  /** Absolute path of the site's folder. */
  readonly root: string;
}

/** A plugin, or a function that makes one from its options. */
export type PluginDefinition = Plugin | ((setup: PluginSetup) => Plugin);

/**
 * Returns a plugin unchanged. Its parameter type gives editors completion and checks. A module of a
 * plugin exports the result by default.
 */
export function definePlugin<Definition extends PluginDefinition>(definition: Definition): Definition {
  return definition;
}
