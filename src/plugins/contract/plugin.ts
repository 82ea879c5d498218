import type { SiteConfig } from '../../collections/define-config.ts';
import type { JsonValue } from '../../config/fields/plugins.ts';
import type { StringsFields } from '../../config/fields/strings.ts';
import type { MistakeKind } from './codes.ts';
import type { CollectionTypeDefinition } from './collection.ts';
import type { CssHook } from './css-hook.ts';
import type { Drawer } from './drawer.ts';
import type { MarkdownHook } from './markdown-hook.ts';
import type { PageDetails, PageHookResult } from './page-hook.ts';
import type { ParserHook } from './parser-hook.ts';
import type { Rule } from './rules-hook.ts';
import type { PluginPage, RoutesContext } from './routes.ts';
import type { BrokenReference, OutputContext, PluginCommand, ServiceWorker } from './site-hooks.ts';

/**
 * A plugin: a name, and the hooks that it needs. Every hook is optional. Hooks for a single page
 * can run in threads, so they must not keep state between calls.
 */
export interface Plugin {
  /** Its name in messages. */
  readonly name: string;
  /**
   * Returns a changed configuration. Receives what the configuration file exports. The result is
   * checked in the same way as the file.
   */
  readonly config?: (config: SiteConfig) => SiteConfig | Promise<SiteConfig>;
  /** Unified plugins for the text of every page. */
  readonly markdown?: MarkdownHook;
  /**
   * The kinds of problems that the `markdown` plugins report, by the `ruleId` of their messages.
   * The code of such a problem is `<plugin>/<ruleId>`.
   */
  readonly codes?: Readonly<Record<string, MistakeKind>>;
  /** Returns a parser for `.md` files. Called before the first of them is parsed. */
  readonly parser?: ParserHook;
  /**
   * Strings for components and the interface, by locale key or language tag. The site's own strings
   * override them.
   */
  readonly strings?: Readonly<Record<string, StringsFields>>;
  /** Collection types, which the configuration can then use in `collections`. */
  readonly collections?: readonly CollectionTypeDefinition[];
  /**
   * A folder with the same structure as the site's `theme/`: components, slots, navbar items. Its
   * path is relative to the folder that contains the plugin's module.
   */
  readonly theme?: string;
  /** Style sheets, with paths relative to the plugin's module. The site's own come after them. */
  readonly styles?: readonly string[];
  /** Changes the text of every style sheet before it is bundled, as PostCSS does. */
  readonly css?: CssHook;
  /**
   * Scripts for every page, with paths relative to the plugin's module. They run before the site's.
   */
  readonly client?: readonly string[];
  /** Draws code blocks in certain languages as pictures, each once per site. */
  readonly draw?: readonly Drawer[];
  /** Returns pages generated from data, as if they were files of the site. */
  readonly routes?: (site: RoutesContext) => readonly PluginPage[] | Promise<readonly PluginPage[]>;
  /** Returns a new URL or path for a broken link or picture, or null to report it as broken. */
  readonly references?: (reference: BrokenReference) => string | null;
  /** Returns the changes to a page, or nothing to leave the page as it is. */
  readonly page?: (page: PageDetails) => PageHookResult | Promise<PageHookResult>;
  /** Rules for pages, by name. They report problems, as docsgen does. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Writes additional files once all pages are known. */
  readonly output?: (site: OutputContext) => void | Promise<void>;
  /**
   * Set if the plugin's `output` hook writes a service worker to `sw.js`. docsgen tells hosts not
   * to cache it. If several plugins have one, the first wins.
   */
  readonly serviceWorker?: ServiceWorker;
  /** Commands for `docsgen`. */
  readonly commands?: readonly PluginCommand[];
}

/** What a function that makes a plugin gets. */
export interface PluginSetup<Options = JsonValue> {
  /** The options in the configuration; null if there are none. */
  readonly options: Options;
  /** Absolute path of the site's folder. */
  readonly root: string;
  /**
   * Returns the text of a file, by its path relative to the site's folder. When the file changes,
   * the plugin is created again and the pages are rebuilt.
   */
  readonly read: (path: string) => string;
}

/** A plugin, or a function that makes one from its options. */
export type PluginDefinition = Plugin | ((setup: PluginSetup) => Plugin);

/** A function has a name too, so it would be a plugin without hooks. */
interface NoFunction {
  readonly call?: never;
}

/**
 * TypeScript does not look for unknown fields in what a function returns, so they have no value.
 */
type OnlyHooks<Made> = Made & ([Exclude<keyof Made, keyof Plugin>] extends [never] ? unknown : never);

/**
 * Returns a plugin unchanged. Its parameter type gives editors completion and checks. A module of a
 * plugin exports the result by default.
 */
export function definePlugin(plugin: Plugin & NoFunction): Plugin;
/** Returns a function that makes a plugin, unchanged. */
export function definePlugin<Made extends Plugin, Options = JsonValue>(
  create: (setup: PluginSetup<Options>) => OnlyHooks<Made>,
): (setup: PluginSetup<Options>) => Plugin;
export function definePlugin(definition: unknown): unknown {
  return definition;
}
